import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment, HostFile } from '../domain/deployment.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './githubPages.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

export const hosts = {
  netlify,
  cloudflare,
  vercel,
  nginx,
  caddy,
  'github-pages': githubPages,
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const hostNames = Object.keys(hosts).filter((name): name is HostName => name in hosts);

export interface HostPlan {
  deployment: Deployment;
  files: readonly HostFile[];
  diagnostics: readonly Diagnostic[];
}

/** The files of several hosts in one folder. label is that folder as diagnostics name it. */
export function planHosts(names: readonly HostName[], described: Deployment, label: string): HostPlan {
  const hostFiles = [...new Set(names.flatMap((name) => hosts[name].configFiles))];
  const deployment = { ...described, hostFiles };
  const files = new Map<string, { text: string; by: HostName }>();
  const diagnostics = names.flatMap((name) => hosts[name].check(deployment, label));
  for (const name of new Set(names))
    for (const { path, text } of hosts[name].files(deployment)) {
      const before = files.get(path);
      if (before === undefined) files.set(path, { text, by: name });
      else if (before.text !== text) diagnostics.push(conflict(`${label}/${path}`, before.by, name));
    }
  return { deployment, files: [...files].map(([path, { text }]) => ({ path, text })), diagnostics };
}

/** true if one of these hosts cannot send our headers. */
export function needPolicyInPages(names: readonly HostName[]): boolean {
  return names.some((name) => hosts[name].policyInPages);
}

function conflict(file: string, first: HostName, second: HostName): Diagnostic {
  const path = file.slice(file.lastIndexOf('/') + 1);
  return diagnostic(
    'host/conflict',
    { file, line: 1, column: 1 },
    `${hosts[first].title} and ${hosts[second].title} both read ${path}, but each needs different contents.`,
    { hint: `Build each into a separate folder: --host ${second} --out dist-${second}.` },
  );
}
