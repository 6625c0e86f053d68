import { finding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment, HostFile } from '../domain/deployment.ts';
import { hosts, type HostName } from './hosts.ts';

export interface HostPlan {
  /** The description, which now knows what must not be given out. */
  deployment: Deployment;
  files: readonly HostFile[];
  diagnostics: readonly Diagnostic[];
}

/** The files of several hosts, side by side in one folder. label is that folder as findings name it. */
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

/** true where a host among these sends no headers of ours. */
export function needPolicyInPages(names: readonly HostName[]): boolean {
  return names.some((name) => hosts[name].policyInPages);
}

function conflict(file: string, first: HostName, second: HostName): Diagnostic {
  const path = file.slice(file.lastIndexOf('/') + 1);
  return finding(
    'host/conflict',
    { file, line: 1, column: 1 },
    `${hosts[first].title} and ${hosts[second].title} both read ${path}, and need it to say different things.`,
    { hint: `Build for each into a folder of its own: --host ${second} --out dist-${second}.` },
  );
}
