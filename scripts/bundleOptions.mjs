/** How esbuild bundles sources and packages into one program for Node. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Node 20 supports them; esbuild would construct such a pattern at each use.
  supported: { 'regexp-unicode-property-escapes': true },
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages load Node's modules with require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'error',
};
