import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';

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

interface Text {
  text: string;
  source: Source;
  path: DataPath;
}

export function* checkSeo(files: SiteFiles): Iterable<Diagnostic> {
  for (const name of ['seo_title', 'seo_description'] as const) {
    const seen = new Map<string, Text>();
    for (const text of textsOf(files, name)) {
      yield* checkLength(text, name);
      const first = seen.get(text.text);
      if (first) yield repeated(text, first, name);
      else seen.set(text.text, text);
    }
  }
}

function* textsOf(files: SiteFiles, name: FieldName): Iterable<Text> {
  if (files.home) yield { text: files.home.data[name], source: files.home.source, path: [name] };
  if (files.site) {
    const { data, source } = files.site;
    yield { text: data.index[name], source, path: ['index', name] };
    yield { text: data.index.updated[name], source, path: ['index', 'updated', name] };
    for (const page of ['changes', 'deals', 'link_health'] as const)
      yield { text: data[page][name], source, path: [page, name] };
    yield { text: data.not_found[name], source, path: ['not_found', name] };
  }
  for (const { data, source } of files.guides.values()) {
    const game = files.games.get(data.game);
    if (data.status === 'draft') continue;
    if (data[name] !== undefined) yield { text: data[name], source, path: [name] };
    else if (game) yield { text: game.data[name], source: game.source, path: [name] };
  }
  for (const { data, source } of files.pages.values()) {
    if (data.status === 'published') yield { text: data[name], source, path: [name] };
  }
}

function* checkLength({ text, source, path }: Text, field: FieldName): Iterable<Diagnostic> {
  const { least, most, length: code, name } = fields[field];
  // The 404 page is not indexed.
  if (path[0] === 'not_found') return;
  const length = Array.from(text).length;
  if (length >= least && length <= most) return;
  const message = `This ${name} is ${length} characters long; search engines show ${least} to ${most} well.`;
  const hint = length > most ? `Shorten it by ${length - most}.` : 'Say more about what the page answers.';
  yield diagnostic(code, locationOf(source, path), message, hint);
}

function repeated(text: Text, first: Text, field: FieldName): Diagnostic {
  const { repeated: code, name } = fields[field];
  const firstAt = locationOf(first.source, first.path);
  const message = `Another page has the same ${name}: ${firstAt.file}:${firstAt.line}.`;
  return diagnostic(code, locationOf(text.source, text.path), message, {
    hint: 'Say what is particular to this page.',
    related: [{ at: firstAt, message: `The same ${name}.` }],
  });
}
