import { hasFeature } from '../domain/siteLook.ts';
import { emptyFields, siteForm } from '../domain/newsletterForm.ts';
import type { Content } from './content.ts';
import { textsIn } from './markdown.ts';
import { isReservedOrigin } from '../domain/deployment.ts';

/** An unfilled field, for example site.yaml, corrections.href. */
export interface Placeholder {
  file: string;
  field: string;
  value: string | null;
}

// The host of an address, or the part of an e-mail address after the @.
const hosts = /(?:https?:\/\/|[\w.+-]+@)([a-z0-9.-]+\.[a-z]{2,})/gi;

/** What the owner must fill in before publishing. baseUrl: the address of the build. */
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
  const addresses = files.flatMap(([file, data]) =>
    textsIn(data).flatMap(({ text, path }) => {
      const open = [...text.matchAll(hosts)].find(([, host = '']) => isReservedOrigin(host));
      return open ? { file, field: path.join('.'), value: open[0] } : [];
    }),
  );
  const empty = siteForm(site).kind === 'preview' ? ['endpoint'] : emptyFields(site.newsletter);
  const fields = (hasFeature(site, 'newsletter') ? empty : []).map((field) => ({
    file: 'site.yaml',
    field: `newsletter.${field}`,
    value: null,
  }));
  return [...addresses, ...fields];
}
