import { isReservedOrigin } from '../domain/deployment/hosts.ts';
import { emptyFields, newsletterForm } from '../domain/newsletterForm.ts';
import type { Content } from './content.ts';

/** A field that is not filled in yet, and where it stands: site.yaml, corrections.href. */
export interface Placeholder {
  file: string;
  field: string;
  /** The reserved address in it; null for an empty field. */
  value: string | null;
}

// The host of an address, or what stands behind the @ of an e-mail address.
const hosts = /(?:https?:\/\/|[\w.+-]+@)([a-z0-9.-]+\.[a-z]{2,})/gi;

/**
 * Every value that the owner has still to fill in before the site is published. baseUrl: the address that the site is
 * built for, where that is another than base_url.
 */
export function findPlaceholders(
  { site, home, retailers, pages }: Content,
  baseUrl = site.base_url,
): Placeholder[] {
  const files: [file: string, data: unknown][] = [
    ['site.yaml', { ...site, base_url: baseUrl }],
    ['home.yaml', home],
    ['retailers.yaml', [...retailers.values()]],
    ...[...pages].map(([name, page]): [string, unknown] => [`pages/${name}.yaml`, page]),
  ];
  const addresses = files.flatMap(([file, data]) => [...placeholdersIn(data, file, [])]);
  const { newsletter } = site;
  const empty = newsletterForm(newsletter).kind === 'preview' ? ['endpoint'] : emptyFields(newsletter);
  const fields = empty.map((field) => ({ file: 'site.yaml', field: `newsletter.${field}`, value: null }));
  return [...addresses, ...fields];
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
