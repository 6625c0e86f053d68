/** How esbuild makes one plain program for Node of sources and packages. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Node 20 has them; esbuild would construct such a pattern again at each use.
  supported: { 'regexp-unicode-property-escapes': true },
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages that are CommonJS require the system's modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'error',
};
