import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deploymentFile, type Deployment } from '../../domain/deployment.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../serve/server.ts';
import { scratchFolder } from '../build/folders.ts';
import { sampleDeployment as site } from '../hosts/sampleSite.ts';

/** The contents of files next to the site and of its hidden files; no answer may ever contain it. */
export const secret = 'canary-5f0c7a';

export const wingspan = '/guides/wingspan-expansion-order';

export const deployment: Deployment = {
  ...site,
  redirects: [{ from: '/wingspan-expansion-order', to: wingspan }],
  hostFiles: ['_headers'],
  headers: [...site.headers, { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }],
  pageHeaders: [{ name: 'Content-Security-Policy', value: "default-src 'none'" }],
  // All different, so that an answer shows which file it has.
  caching: {
    pages: 'public, max-age=3600',
    assets: 'public, max-age=31536000, immutable',
    data: 'public, max-age=300',
    other: 'public, max-age=7200',
    redirects: 'public, max-age=1800',
    notFound: 'no-store',
  },
};

export const servedText = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Birds</p>'.repeat(200)}`;

export const siteFiles: Record<string, string> = {
  'index.html': servedText('Home'),
  'about.html': servedText('About'),
  'guides/wingspan-expansion-order.html': servedText('Wingspan'),
  '404.html': servedText('Nothing here'),
  'api/search.json': JSON.stringify({ guides: ['Wingspan'] }),
  'assets/page.AB12.js': `console.log(${JSON.stringify('birds'.repeat(100))});`,
  'assets/robin.AB12.webp': '0123456789'.repeat(10),
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:help@guides.games\n',
  _headers: secret,
  '.guides/manifest.json': secret,
  '.env': secret,
  'assets/.htpasswd': secret,
};

export interface SampleSite {
  /** The built site. Its parent folder contains secrets. */
  dir: string;
  around: string;
  remove: () => Promise<void>;
}

/** Writes a small built site, surrounded by files that must not be served. */
export async function writeSampleSite(described: Deployment = deployment): Promise<SampleSite> {
  const scratch = await scratchFolder();
  const dir = join(scratch.path, 'dist');
  const files = { ...siteFiles, [deploymentFile]: JSON.stringify(described) };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await writeFile(join(scratch.path, 'secret.txt'), secret);
  await mkdir(join(scratch.path, 'dist-old'));
  await writeFile(join(scratch.path, 'dist-old/index.html'), secret);
  await symlink('../secret.txt', join(dir, 'linked.txt'));
  await symlink('../secret.txt', join(dir, 'guides/linked.html'));
  await symlink('../..', join(dir, 'guides/up'));
  await symlink('.env', join(dir, 'shown.txt'));
  return { dir, around: scratch.path, remove: scratch.remove };
}

export interface ServedSample extends SampleSite, RunningServer {
  port: number;
  /** The lines written for the terminal. */
  lines: string[];
  reports: string;
}

/** The same, served on a free loopback port. */
export async function serveSample(
  options: Partial<ServeOptions> = {},
  described?: Deployment,
): Promise<ServedSample> {
  const site = await writeSampleSite(described);
  const lines: string[] = [];
  const reports = join(site.around, 'reports.jsonl');
  const server = await startServer({
    dir: site.dir,
    host: '127.0.0.1',
    port: 0,
    reports,
    verbose: false,
    write: (line) => lines.push(line),
    ...options,
  });
  if (typeof server === 'string') throw new Error(`The sample was not served: ${server}`);
  return {
    ...site,
    ...server,
    port: Number(new URL(server.url).port),
    lines,
    reports,
    remove: async () => {
      await server.stop();
      await site.remove();
    },
  };
}
