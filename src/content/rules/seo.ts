import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';

const fields = {
  seo_title: {
    least: 15,
    most: 60,
    length: 'seo/title-length',
    repeated: 'seo/title-repeated',
    name: 'title',
  },
  seo_description: {
    least: 70,
    most: 160,
    length: 'seo/description-length',
    repeated: 'seo/description-repeated',
    name: 'description',
  },
} as const satisfies Record<
  string,
  { least: number; most: number; length: Code; repeated: Code; name: string }
>;

type FieldName = keyof typeof fields;

export function* checkSeo(files: SiteFiles): Iterable<Diagnostic> {
  for (const field of ['seo_title', 'seo_description'] as const) {
    const texts = textsOf(files, field);
    for (const text of texts) yield* checkLength(text, field);
    const { repeated: code, name } = fields[field];
    for (const { at, first } of findRepeats(texts))
      yield diagnostic(code, at, `Another page has the same ${name}: ${first.file}:${first.line}.`, {
        hint: 'Say what is specific to this page.',
        related: [{ at: first, message: `The same ${name}.` }],
      });
  }
}

function textsOf({ home, site, games, guides, pages }: SiteFiles, field: FieldName): FoundText[] {
  const ofSite = ['index', 'index.updated', 'changes', 'deals', 'link_health', 'not_found'] as const;
  return [
    ...textsAt(home ? [home] : [], field),
    ...textsAt(site ? [site] : [], ...ofSite.map((page) => `${page}.${field}` as const)),
    ...[...guides.values()].flatMap((guide) => {
      const game = games.get(guide.data.game);
      if (guide.data.status === 'draft') return [];
      return guide.data[field] === undefined && game ? textsAt([game], field) : textsAt([guide], field);
    }),
    ...[...pages.values()].flatMap((page) => (page.data.status === 'draft' ? [] : textsAt([page], field))),
  ];
}

function* checkLength({ value: text, source, path }: FoundText, field: FieldName): Iterable<Diagnostic> {
  const { least, most, length: code, name } = fields[field];
  // The 404 page is not indexed.
  if (path[0] === 'not_found') return;
  const length = Array.from(text).length;
  if (length >= least && length <= most) return;
  const message = `This ${name} is ${length} characters long; search engines show ${least} to ${most} well.`;
  const hint = length > most ? `Shorten it by ${length - most}.` : 'Say more about what the page answers.';
  yield diagnostic(code, locationOf(source, path), message, hint);
}
