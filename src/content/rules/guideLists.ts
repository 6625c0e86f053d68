import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { fileCandidates, suggest } from './candidates.ts';
import { draftReference } from './drafts.ts';

interface Named {
  id: string;
  source: Source;
  path: DataPath;
  who: string;
}

export function* checkGuideLists(files: SiteFiles): Iterable<Diagnostic> {
  for (const { id, source, path, who } of namedGuides(files)) {
    const guide = files.guides.get(id);
    if (guide?.data.status === 'draft')
      yield draftReference(`${who} names guide "${id}", which`, source, path);
    if (guide || files.broken.has(`guide/${id}`)) continue;
    const at = locationOf(source, path);
    const hint = suggest(id, fileCandidates(files.guides), `Write data/guides/${id}.yaml, or take it out.`);
    yield diagnostic('link/unknown-guide', at, `${who} names guide "${id}", which does not exist.`, hint);
  }
}

function namedGuides({ home, site, pages }: SiteFiles): Named[] {
  const onHome = home?.data.shelf.map((id, index): Named => ({
    id,
    source: home.source,
    path: ['shelf', index],
    who: 'The shelf',
  }));
  const inFooter = site?.data.footer.columns.flatMap(({ heading, from_guides: ids = [] }, column) =>
    ids.map((id, index): Named => ({
      id,
      source: site.source,
      path: ['footer', 'columns', column, 'from_guides', index],
      who: `The list "${heading}" of the footer`,
    })),
  );
  const onNotFound = site?.data.not_found.cards.map((id, index): Named => ({
    id,
    source: site.source,
    path: ['not_found', 'cards', index],
    who: 'The page for what is not found',
  }));
  const onPages = [...pages.values()].flatMap(({ data, source }) =>
    (data.sections ?? []).flatMap(({ id: section, guides = [] }, at) =>
      guides.map(({ guide: id }, index): Named => ({
        id,
        source,
        path: ['sections', at, 'guides', index, 'guide'],
        who: `Section "${section}"`,
      })),
    ),
  );
  return [...(onHome ?? []), ...(inFooter ?? []), ...(onNotFound ?? []), ...onPages];
}
