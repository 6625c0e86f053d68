import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { proseLinks } from '../../domain/prose.ts';
import { guidePath, textPagePath } from '../../domain/routes.ts';
import type { Draft } from '../draft.ts';
import { placeOfWords, type DataPath, type Source } from '../source.ts';
import { suggest } from './candidates.ts';
import { routesOf, type Route } from './routes.ts';

interface Origin {
  source: Source;
  /** The path of the page that a #anchor alone refers to; null where there is no single one. */
  page: string | null;
  published: boolean;
}

/** Links lead to pages of the site and to anchors that are on them. */
export function* checkLinks(draft: Draft): Iterable<Diagnostic> {
  const routes = routesOf(draft);
  if (!routes) return;
  const redirects = new Map((draft.redirects?.data.redirects ?? []).map(({ from, to }) => [from, to]));
  for (const { data, origin } of originsOf(draft)) {
    for (const { text, path } of textsOf(data, [])) {
      const links = isAddress(text, path) && isOwnPath(path) ? [text] : proseLinks(text);
      for (const href of links) yield* checkLink(href, path, origin, routes, redirects);
      yield* checkMarkup(text, path, origin);
    }
  }
}

function* originsOf(draft: Draft): Iterable<{ data: unknown; origin: Origin }> {
  for (const entry of [draft.site, draft.home]) {
    if (entry) yield { data: entry.data, origin: { source: entry.source, page: null, published: true } };
  }
  const published = (status: string) => status === 'published';
  for (const { data, source } of draft.games.values()) {
    const guides = [...draft.guides.values()].filter((guide) => guide.data.game === data.id);
    const page = guides.length === 1 && guides[0] ? guidePath(guides[0].data.slug) : null;
    yield { data, origin: { source, page, published: published(data.status) } };
  }
  for (const { data, source } of draft.guides.values()) {
    yield { data, origin: { source, page: guidePath(data.slug), published: published(data.status) } };
  }
  for (const { data, source } of draft.pages.values()) {
    yield { data, origin: { source, page: textPagePath(data.slug), published: published(data.status) } };
  }
}

/** Whether a field holds nothing but an address; that for security.txt may also lie outside the site. */
function isAddress(text: string, path: DataPath): boolean {
  return path.at(-1) === 'href' || (path.at(-1) === 'security_contact' && text.startsWith('/'));
}

/** Cards and related guides have rules of their own; the address for corrections leaves the site. */
function isOwnPath([top]: DataPath): boolean {
  return top !== 'top_guides' && top !== 'explore' && top !== 'related_guides' && top !== 'corrections';
}

/** Every text of a file with its path. */
function* textsOf(value: unknown, path: DataPath): Iterable<{ text: string; path: DataPath }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  const steps = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  for (const [step, item] of steps) yield* textsOf(item, [...path, step]);
}

function* checkLink(
  href: string,
  path: DataPath,
  { source, page, published }: Origin,
  routes: ReadonlyMap<string, Route>,
  redirects: ReadonlyMap<string, string>,
): Iterable<Diagnostic> {
  if (/^(?:https:|mailto:)/.test(href)) return;
  const [address = '', anchor] = href.split('#');
  const target = address === '' ? page : address;
  if (target === null) return;
  const at = () => placeOfWords(source, path, href);
  const route = routes.get(target);
  if (!route) {
    const newer = redirects.get(target);
    const message = `The link ${href} leads to ${newer === undefined ? 'no page of this site' : 'an old address'}.`;
    if (newer !== undefined) yield finding('link/redirected', at(), message, { hint: `Link to ${newer}.` });
    else
      yield finding(
        'link/unknown-page',
        at(),
        message,
        suggest(target, [...routes.values()], 'Write the page, or correct the path.'),
      );
  } else if (published && route.status === 'draft') {
    const hint = 'Publish the page too, or take the link out until then.';
    yield finding(
      'draft/reference',
      at(),
      `The link ${href} leads to a draft, which never reaches the site.`,
      {
        hint,
      },
    );
  } else if (anchor !== undefined && route.anchors && !route.anchors.has(anchor)) {
    const anchors = [...route.anchors].map((name) => ({ name, place: route.place }));
    const message = `The link ${href} leads to an anchor that ${route.name} does not have.`;
    const { hint } = suggest(anchor, anchors, 'Anchors are the ids of sections and the slugs of boxes.');
    yield finding('link/unknown-anchor', at(), message, { hint: hint.replace(/ \([^)]*\)\?$/, '?') });
  }
}

/** [words](…) that the site would show as it is written. */
function* checkMarkup(text: string, path: DataPath, { source }: Origin): Iterable<Diagnostic> {
  const written = text.match(/\]\(/g)?.length ?? 0;
  if (written === 0 || written <= proseLinks(text).length) return;
  const hint =
    'A link is [words](/path), [words](https://…) or [words](#anchor), without spaces in the address.';
  yield finding(
    'link/markup',
    placeOfWords(source, path, ']('),
    'The text holds something that looks like a link and is none.',
    { hint },
  );
}
