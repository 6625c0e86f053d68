import type { EditionsView, FittingBoxesView } from '../../../../templates/guide/Editions.tsx';
import type {
  HowExpansionsWorkView,
  CompatibilityView,
} from '../../../../templates/guide/HowExpansionsWork.tsx';
import type { Expansion, Compatibility } from '../../../domain/data.ts';
import { groupBy, listText } from '../../../domain/lists.ts';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import type { PairView } from '../../../../templates/parts/Pairs.tsx';
import { hasPage } from '../../../domain/ranking.ts';
import { baseId } from '../../../domain/finder/finderGame.ts';

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

/** With more editions, a table of boxes would be wider than the page. */
const maxColumns = 4;

/** Titles of boxes that fit all editions, at most. */
const maxNamed = 4;

function editionsView({ context, entry: { guide, game } }: GuideMaterial): EditionsView | null {
  const { editions } = guide;
  if (editions === undefined) return null;
  const boxes = game.expansions.filter((box) => !box.is_base_game && !box.standalone);
  const fitsOf = (box: Expansion) => editions.map(({ fits }) => fits.includes(box.id));
  const differing = boxes.filter((box) => new Set(fitsOf(box)).size > 1);
  const isTable = editions.length <= maxColumns;
  const fitAll = boxes.filter((box) => fitsOf(box).every(Boolean));
  const isRest = fitAll.length > maxNamed && fitAll.length + differing.length === boxes.length;
  const fitting = isRest
    ? fillTerms('All other {expansions}', termsOf(context.content.site))
    : listText(fitAll.map(({ title }) => title));
  const everywhere = editions.length === 2 ? 'both' : 'all of these';
  return {
    heading: guide.edition_question ?? 'Which edition do you own?',
    editions: editions.map(({ id, name, how_to_tell, what_changed, fits, fits_note }) => {
      const listed = isTable ? [] : differing.filter((box) => fits.includes(box.id));
      const text = [how_to_tell, what_changed, fitsText(listed), fits_note].filter(Boolean).join(' ');
      return { id, name, text };
    }),
    boxes: isTable ? rowsOf(differing, fitsOf) : [],
    others:
      fitAll.length === 0 || (isTable && differing.length === 0)
        ? null
        : `${fitting} ${fitAll.length === 1 ? 'fits' : 'fit'} ${everywhere} editions.`,
  };
}

/** Boxes that fit the same editions share a row. */
function rowsOf(boxes: readonly Expansion[], fitsOf: (box: Expansion) => boolean[]): FittingBoxesView[] {
  return [...groupBy(boxes, (box) => fitsOf(box).join()).values()].map((same) => ({
    titles: listText(same.map(({ title }) => title)),
    fits: same.slice(0, 1).flatMap(fitsOf),
  }));
}

function fitsText(boxes: readonly Expansion[]): string {
  if (boxes.length === 0) return '';
  return `**${listText(boxes.map(({ title }) => title))} ${boxes.length === 1 ? 'fits' : 'fit'}.**`;
}

/** The pairs whose boxes have no page, which would show them; null if there is nothing to say. */
export function compatibilityView(material: GuideMaterial): CompatibilityView | null {
  const { game } = material.entry;
  const paged = new Set(game.expansions.filter(hasPage).map(({ id }) => id));
  const pairs = (game.compatibility ?? []).filter((pair) => !paged.has(pair.box) && !paged.has(pair.with));
  const note = game.compatibility_note ?? null;
  if (pairs.length === 0 && note === null) return null;
  return { pairs: pairs.map((pair) => pairView(material, pair)), note };
}

export function pairView({ entry: { game }, sources }: GuideMaterial, pair: Compatibility): PairView {
  const titleOf = (id: string) =>
    game.expansions.find((box) => box.id === id)?.title ?? (id === baseId ? game.title : id);
  return {
    key: `${pair.box}+${pair.with}`,
    boxes: `${titleOf(pair.box)} with ${titleOf(pair.with)}`,
    verdict: pair.verdict,
    text: [pair.rule, pair.note].filter(Boolean).join(' '),
    source: sources.get(pair.source_id) ?? null,
  };
}
