import { isReservedOrigin } from '../domain/deployment/hosts.ts';
import type { Content } from './content.ts';

/** An address in the data that can belong to nobody, and where it stands: site.yaml, corrections.href. */
export interface Placeholder {
  file: string;
  field: string;
  value: string;
}

// The host of an address, or what stands behind the @ of an e-mail address.
const hosts = /(?:https?:\/\/|[\w.+-]+@)([a-z0-9.-]+\.[a-z]{2,})/gi;

/** Every address that somebody has still to fill in before the site is published, but base_url. */
export function findPlaceholders({ site, home, retailers, pages }: Content): Placeholder[] {
  const files: [file: string, data: unknown][] = [
    ['site.yaml', { ...site, base_url: '' }],
    ['home.yaml', home],
    ['retailers.yaml', [...retailers.values()]],
    ...[...pages].map(([name, page]): [string, unknown] => [`pages/${name}.yaml`, page]),
  ];
  return files.flatMap(([file, data]) => [...placeholdersIn(data, file, [])]);
}

function* placeholdersIn(value: unknown, file: string, path: readonly string[]): Iterable<Placeholder> {
  if (typeof value === 'string') {
    const open = [...value.matchAll(hosts)].find(([, host = '']) => isReservedOrigin(host));
    if (open) yield { file, field: path.join('.'), value: open[0] };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) yield* placeholdersIn(field, file, [...path, name]);
}
