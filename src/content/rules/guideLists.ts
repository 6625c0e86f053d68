import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { draftReference } from './drafts.ts';
import { textsAt } from './fieldTexts.ts';

export function* checkGuideLists(files: SiteFiles): Iterable<Diagnostic> {
  const { home, site, pages, guides } = files;
  const named = [
    ...textsAt(home ? [home] : [], 'shelf.*'),
    ...textsAt(site ? [site] : [], 'footer.columns.*.from_guides.*', 'not_found.cards.*'),
    ...textsAt(pages.values(), 'sections.*.guides.*.guide'),
  ];
  for (const { value: id, source, path } of named) {
    const guide = guides.get(id);
    const who = ownerOf(path, source, files);
    if (guide?.data.status === 'draft')
      yield draftReference(`${who} names guide "${id}", which`, source, path);
    if (guide || files.broken.has(`guide/${id}`)) continue;
    const at = locationOf(source, path);
    const add = `Write data/guides/${id}.yaml, or remove it.`;
    const hint = suggest(id, candidatesAt(guides.values(), 'id'), add);
    yield diagnostic('link/unknown-guide', at, `${who} names guide "${id}", which does not exist.`, hint);
  }
}

function ownerOf([field, at, index]: DataPath, source: Source, { site, pages }: SiteFiles): string {
  if (field === 'shelf') return 'The shelf';
  if (field === 'not_found') return 'The 404 page';
  if (field === 'footer')
    return `The list "${site?.data.footer.columns[Number(index)]?.heading ?? ''}" of the footer`;
  const page = [...pages.values()].find((one) => one.source === source);
  return `Section "${page?.data.sections?.[Number(at)]?.id ?? ''}"`;
}
