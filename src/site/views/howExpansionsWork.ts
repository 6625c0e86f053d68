import type { EditionsView } from '../../../templates/guide/Editions.tsx';
import type { HowExpansionsWorkView } from '../../../templates/guide/HowExpansionsWork.tsx';
import type { Expansion } from '../../domain/data.ts';
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

/** With more editions than this a table of boxes would be wider than the page. */
const maxColumns = 4;

function editionsView({ entry: { guide, game } }: GuideMaterial): EditionsView | null {
  const { editions } = guide;
  if (editions === undefined) return null;
  const boxes = game.expansions.filter((box) => !box.is_base_game && !box.standalone);
  const fitsOf = (box: Expansion) => editions.map(({ fits }) => fits.includes(box.id));
  const differing = boxes.filter((box) => new Set(fitsOf(box)).size > 1);
  const isTable = editions.length <= maxColumns;
  const fitAll = boxes.filter((box) => fitsOf(box).every(Boolean));
  const everywhere = editions.length === 2 ? 'both' : 'all of these';
  return {
    heading: guide.edition_question ?? 'Which edition do you own?',
    editions: editions.map((edition) => ({
      id: edition.id,
      name: edition.name,
      howToTell: edition.how_to_tell,
      whatChanged: edition.what_changed ?? null,
      fits: isTable ? null : fitsText(differing.filter(({ id }) => edition.fits.includes(id))),
      fitsNote: edition.fits_note ?? null,
    })),
    boxes: isTable ? differing.map((box) => ({ title: box.title, fits: fitsOf(box) })) : [],
    others:
      fitAll.length === 0 || (isTable && differing.length === 0)
        ? null
        : `${listText(fitAll.map(({ title }) => title))} ${fitAll.length === 1 ? 'fits' : 'fit'} ${everywhere} editions.`,
  };
}

/** "Heroes' Call fits."; null without boxes. */
function fitsText(boxes: readonly Expansion[]): string | null {
  if (boxes.length === 0) return null;
  return `${listText(boxes.map(({ title }) => title))} ${boxes.length === 1 ? 'fits' : 'fit'}.`;
}
