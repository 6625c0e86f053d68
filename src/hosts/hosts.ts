import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment } from '../domain/deployment.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './githubPages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';
import type { Deviation } from './verify/deviations.ts';
import { workers } from './workers.ts';

export const hosts = {
  netlify,
  cloudflare,
  workers,
  vercel,
  nginx,
  caddy,
  apache,
  'github-pages': githubPages,
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const hostNames = Object.keys(hosts).filter((name): name is HostName => name in hosts);

/** The files of several hosts in one folder. label is that folder as diagnostics name it; count is that of its files. */
export function planHosts(names: readonly HostName[], described: Deployment, label: string, count: number) {
  const hostFiles = [...new Set(names.flatMap((name) => hosts[name].configFiles))];
  const deployment = { ...described, hostFiles };
  const files = new Map<string, { text: string; by: HostName }>();
  const diagnostics = names.flatMap((name) => checkHost(name, deployment, label, count));
  for (const name of new Set(names))
    for (const { path, text } of hosts[name].files(deployment)) {
      const before = files.get(path);
      if (before === undefined) files.set(path, { text, by: name });
      else if (before.text !== text) diagnostics.push(conflict(`${label}/${path}`, before.by, name));
    }
  return { deployment, files: [...files].map(([path, { text }]) => ({ path, text })), diagnostics };
}

export function checkHost(
  name: HostName,
  deployment: Deployment,
  label: string,
  count: number,
): Diagnostic[] {
  const { title, maxFiles = Infinity, check }: Host = hosts[name];
  const own = check?.(deployment, label) ?? [];
  if (count <= maxFiles) return own;
  const message = `${title} takes at most ${maxFiles} files in one deployment, and the site has ${count}. The deployment would fail.`;
  const hint = 'Serve the site from another host, or from a plan of this one that takes more.';
  return [diagnostic('host/too-many-files', label, message, hint), ...own];
}

/** What any of these hosts does in its own way: with several in one folder, any of them may respond. */
export function deviationsOf(names: readonly HostName[]): readonly Deviation[] {
  return names.flatMap((name) => hosts[name].deviations);
}

export function needPolicyInPages(names: readonly HostName[]): boolean {
  return names.some((name) => hosts[name].sendsNoHeaders === true);
}

/** Why Amazon’s prices, which may be stored for 24 hours, cannot be on these hosts; null if they can. */
export function refuseAmazon(names: readonly HostName[]): string | null {
  for (const name of names) {
    const { title, sendsNoHeaders = false, buildsFromGit = false } = hosts[name];
    if (sendsNoHeaders) return `${title} cannot send no-store, so caches would keep them`;
    if (buildsFromGit) return `${title} builds from git, where they never are, and keeps every deployment`;
  }
  return null;
}

function conflict(file: string, first: HostName, second: HostName): Diagnostic {
  const path = file.slice(file.lastIndexOf('/') + 1);
  return diagnostic(
    'host/conflict',
    file,
    `${hosts[first].title} and ${hosts[second].title} both read ${path}, but each needs different contents.`,
    `Build each into a separate folder: --host ${second} --out dist-${second}.`,
  );
}
