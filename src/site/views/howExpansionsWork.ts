import type { EditionsView } from '../../../templates/guide/Editions.tsx';
import type { HowExpansionsWorkView } from '../../../templates/guide/HowExpansionsWork.tsx';
import type { Edition, Expansion, Game } from '../../domain/data.ts';
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
  return {
    heading: guide.edition_question ?? 'Which edition do you own?',
    editions: editions.map((edition) => ({
      id: edition.id,
      name: edition.name,
      howToTell: edition.how_to_tell,
      whatChanged: edition.what_changed ?? null,
      fits: isTable ? null : fitsText(game, edition),
      fitsNote: edition.fits_note ?? null,
    })),
    boxes: isTable ? differing.map((box) => ({ title: box.title, fits: fitsOf(box) })) : [],
    others:
      isTable && differing.length > 0 && boxes.some((box) => fitsOf(box).every(Boolean))
        ? `The other boxes on this page fit ${editions.length === 2 ? 'both' : 'all of these'} editions.`
        : null,
  };
}

/** "Heroes' Call fits."; null if no box does. */
function fitsText(game: Game, { fits }: Edition): string | null {
  const titles = game.expansions.filter(({ id }) => fits.includes(id)).map(({ title }) => title);
  return titles.length === 0 ? null : `${listText(titles)} ${titles.length === 1 ? 'fits' : 'fit'}.`;
}
