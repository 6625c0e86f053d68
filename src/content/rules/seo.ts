import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataPlace } from '../../domain/pages.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { findRepeats, type FoundText } from './fieldTexts.ts';
import { fileOf, sitePagesOf } from './routes.ts';

const fields = {
  seo_title: { name: 'title', least: 15, most: 60 },
  seo_description: { name: 'description', least: 70, most: 160 },
} as const;

type FieldName = keyof typeof fields;

export function* checkSeo(files: SiteFiles): Iterable<Diagnostic> {
  for (const field of ['seo_title', 'seo_description'] as const) {
    const texts = textsOf(files, field);
    for (const text of texts) yield* checkLength(text, field);
    const { name } = fields[field];
    for (const { at, first } of findRepeats(texts))
      yield diagnostic(
        `seo/${name}-repeated`,
        at,
        `Another page has the same ${name}: ${first.file}:${first.line}.`,
        {
          hint: 'Say what is specific to this page.',
          related: [{ at: first, message: `The same ${name}.` }],
        },
      );
  }
}

function textsOf(files: SiteFiles, field: FieldName): FoundText[] {
  return sitePagesOf(files).flatMap((page) => {
    const isFurther = page.kind === 'index' && typeof page.part === 'number' && page.part > 1;
    if (page.status === 'draft' || isFurther) return [];
    for (const place of page.seo) {
      const entry = fileOf(files, place);
      const path = [...place.path, field];
      const value = entry === null ? undefined : valueAt(entry.data, path);
      if (entry !== null && typeof value === 'string') return [{ value, source: entry.source, path }];
    }
    return [];
  });
}

function valueAt(data: unknown, path: DataPlace['path']): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}

function* checkLength({ value: text, source, path }: FoundText, field: FieldName): Iterable<Diagnostic> {
  const { least, most, name } = fields[field];
  // The 404 page is not indexed.
  if (path[0] === 'not_found') return;
  const length = Array.from(text).length;
  if (length >= least && length <= most) return;
  const message = `This ${name} is ${length} characters long; search engines show ${least} to ${most} well.`;
  const hint = length > most ? `Shorten it by ${length - most}.` : 'Say more about what the page answers.';
  yield diagnostic(`seo/${name}-length`, locationOf(source, path), message, hint);
}
