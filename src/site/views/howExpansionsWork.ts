import type { EditionsView, EditionView } from '../../../templates/guide/Editions.tsx';
import type { HowExpansionsWorkView } from '../../../templates/guide/HowExpansionsWork.tsx';
import type { Edition } from '../../domain/data.ts';
import { listText } from '../../domain/lists.ts';
import { compatibilityView } from './compatibility.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function howExpansionsWorkView(material: GuideMaterial): HowExpansionsWorkView {
  const { guide } = material.entry;
  return {
    text: guide.how_expansions_work.text,
    note: guide.how_expansions_work.note ?? null,
    editions: editionsView(material),
    storage: guide.storage ?? null,
    compatibility: compatibilityView(material),
  };
}

function editionsView(material: GuideMaterial): EditionsView | null {
  const { guide } = material.entry;
  if (guide.editions === undefined) return null;
  return {
    heading: guide.edition_question ?? 'Which edition do you own?',
    editions: guide.editions.map((edition) => editionView(material, edition)),
  };
}

function editionView(material: GuideMaterial, edition: Edition): EditionView {
  return {
    id: edition.id,
    name: edition.name,
    howToTell: edition.how_to_tell,
    whatChanged: edition.what_changed ?? null,
    fits: fitsText(material, edition.fits),
    fitsNote: edition.fits_note ?? null,
  };
}

/** Which of the ranked boxes, in words: all, none, all except a few, or a list. */
function fitsText(
  { ranked, entry }: Pick<GuideMaterial, 'ranked' | 'entry'>,
  fits: readonly string[],
): string {
  const boxes = ranked.map(({ expansion }) => expansion).filter((box) => !box.is_base_game);
  const fitting = boxes.filter(({ id }) => fits.includes(id));
  const others = boxes.filter(({ id }) => !fits.includes(id));
  const titles = (list: readonly { title: string }[]) => listText(list.map(({ title }) => title));
  if (others.length === 0) return 'Every box in the ranking fits.';
  if (fitting.length === 0) {
    const listed = entry.game.expansions.filter(({ id }) => fits.includes(id));
    return listed.length === 0
      ? 'No box in the ranking fits.'
      : `Of our list, ${titles(listed)} ${listed.length === 1 ? 'fits' : 'fit'}; no box in the ranking does.`;
  }
  return others.length < fitting.length && others.length < 4
    ? `Every box in the ranking fits but ${titles(others)}.`
    : `Of the ranking, ${titles(fitting)} ${fitting.length === 1 ? 'fits' : 'fit'}.`;
}
