import { diagnostic, formatLocation, type Diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import { missingAnchor } from './checks/links.ts';
import type { PageFacts } from './types.ts';

export function auditSite(pages: readonly PageFacts[]): Diagnostic[] {
  const idsByRoute = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));
  return [
    ...findRepeated(pages, 'title'),
    ...findRepeated(pages, 'description'),
    ...pages.flatMap(({ anchors }) =>
      anchors
        .filter(({ route, anchor }) => idsByRoute.get(route)?.has(anchor) === false)
        .map(({ route, anchor, at }) => {
          const { code, message } = missingAnchor(anchor, route);
          return diagnostic(code, at, message);
        }),
    ),
  ];
}

function findRepeated(pages: readonly PageFacts[], what: 'title' | 'description'): Diagnostic[] {
  const first = new Map<string, Location>();
  return pages.flatMap((page) => {
    const [text, at] = [page[what], page[`${what}At`]];
    if (text === '') return [];
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, at);
      return [];
    }
    return [
      diagnostic(`audit/${what}-repeated`, at, `The ${what} "${text}" is also used by another page.`, {
        hint: `Describe what is specific to each (${formatLocation(before)}).`,
        related: [{ at: before, message: 'uses it, too' }],
      }),
    ];
  });
}
