import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide, Expansion } from '../../domain/data.ts';
import { rankedExpansions, rankedGroups } from '../../domain/ranking.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { textsAt } from './fieldTexts.ts';
import { ownerInGuide } from './references.ts';

export function* checkRanks(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    const grouped = [...files.guides.values()].find(({ data }) => data.groups !== undefined);
    if (grouped) yield* checkGroups(grouped, game);
    // The ranks of a guide's groups each begin at 1; a draft's or a broken guide's groups are not known.
    else if (files.guides.size > 0 && !files.broken.has(`guide/${game.name}`)) yield* checkOrder(game);
  }
}

function* checkOrder({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  const locationOfRank = (id: string) => {
    const index = data.expansions.findIndex((box) => box.id === id);
    return locationOf(source, ['expansions', index, 'rank_recommended']);
  };
  let last: { rank: number; id: string } | undefined;
  for (const { rank, expansion } of rankedExpansions(data)) {
    const at = () => locationOfRank(expansion.id);
    const expected = (last?.rank ?? 0) + 1;
    if (rank === last?.rank) {
      const message = `Expansion "${expansion.id}" has rank ${rank}, which "${last.id}" already has.`;
      const related = [{ at: locationOfRank(last.id), message: `"${last.id}" has rank ${rank} here.` }];
      yield diagnostic('game/rank-repeated', at(), message, {
        hint: 'Use a different rank for each box.',
        related,
      });
    } else if (rank !== expected) {
      const missing = rank - expected === 1 ? `rank ${expected} is` : `ranks ${expected} to ${rank - 1} are`;
      const message = `Expansion "${expansion.id}" has rank ${rank}, but ${missing} missing before it.`;
      yield diagnostic('game/rank-gap', at(), message, 'Number the boxes 1, 2, 3, … without a gap.');
    }
    last = { rank, id: expansion.id };
  }
}

function* checkGroups({ data, source }: Entry<Guide>, game: Entry<Game>): Iterable<Diagnostic> {
  const seen = new Set<string>();
  for (const [index, group] of (data.groups ?? []).entries()) {
    for (const [place, id] of group.boxes.entries()) {
      const at = () => locationOf(source, ['groups', index, 'boxes', place]);
      const box = game.data.expansions.findIndex((expansion) => expansion.id === id);
      const rank = game.data.expansions[box]?.rank_recommended;
      if (box === -1) continue;
      if (seen.has(id)) {
        const message = `Box "${id}" is in two groups of the ranking.`;
        yield diagnostic('guide/group-repeated', at(), message, 'Keep it in one of them.');
      } else if (rank !== place + 1) {
        const message = `Box "${id}" is number ${place + 1} of "${group.name}", but its rank is ${rank ?? 'missing'}.`;
        yield diagnostic('guide/group-rank', at(), message, {
          hint: `Set rank_recommended: ${place + 1}, or change the order of the group.`,
          related: [
            { at: locationOf(game.source, ['expansions', box, 'rank_recommended']), message: 'The rank.' },
          ],
        });
      }
      seen.add(id);
    }
  }
  for (const { expansion } of rankedExpansions(game.data)) {
    if (expansion.rank_recommended === undefined || seen.has(expansion.id)) continue;
    const at = locationOf(source, ['groups'], 'key');
    const message = `Box "${expansion.id}" has a rank but is in no group.`;
    yield diagnostic('guide/group-missing', at, message, 'Add it to a group, or delete its rank.');
  }
}

export function* checkRecommended(files: UnitFiles): Iterable<Diagnostic> {
  for (const guide of files.guides.values()) {
    const game = files.games.get(guide.data.game);
    if (!game) continue;
    yield* checkBestFor(guide, game.data);
    yield* checkBeginners(guide, game.data, files.editorial?.data.newcomers ?? []);
    yield* checkBuyFirst(guide, game);
    const first = rankedGroups(game.data, guide.data)[0]?.boxes[0]?.expansion;
    yield* checkSkipped(guide, game, first);
    if (!first) continue;
    yield* checkFirstPick(guide, game, first);
    yield* checkAnswer(guide, game.data, first);
  }
}

function* checkBestFor({ data, source }: Entry<Guide>, game: Game): Iterable<Diagnostic> {
  const ranked = new Set(rankedExpansions(game, data).map(({ expansion }) => expansion.id));
  for (const part of ['best_for_beginners', 'best_for_strategy'] as const) {
    const { expansion_id: id } = data[part];
    if (ranked.has(id) || !game.expansions.some((box) => box.id === id)) continue;
    const message = `"${part}" picks "${id}", which has no rank.`;
    const hint = 'Pick a ranked box, or give this one a rank.';
    yield diagnostic('guide/pick-unranked', locationOf(source, [part, 'expansion_id']), message, hint);
  }
}

/** The box that beginners should buy must not be one that its own skip_if keeps from them. */
function* checkBeginners(
  { data, source }: Entry<Guide>,
  { expansions }: Game,
  newcomers: readonly string[],
): Iterable<Diagnostic> {
  const { expansion_id: id } = data.best_for_beginners;
  const skipIf = expansions.find((box) => box.id === id)?.skip_if ?? '';
  const phrase = newcomers.find((words) => skipIf.toLowerCase().includes(words.toLowerCase()));
  if (phrase === undefined) return;
  const message = `"best_for_beginners" picks "${id}", whose skip_if speaks of "${phrase}".`;
  const hint = 'Pick another box, or say in skip_if which newcomers you mean.';
  const at = locationOf(source, ['best_for_beginners', 'expansion_id']);
  yield diagnostic('guide/beginners-skip', at, message, hint);
}

/** Within a group, what everybody should buy comes before what only some should. */
function* checkBuyFirst({ data }: Entry<Guide>, game: Entry<Game>): Iterable<Diagnostic> {
  for (const { boxes } of rankedGroups(game.data, data)) {
    const above = boxes.findIndex(({ expansion }) => ['depends', 'skip'].includes(expansion.verdict ?? ''));
    const below = boxes.findLast(({ expansion }) => expansion.verdict === 'buy');
    const first = boxes[above]?.expansion;
    if (first === undefined || below === undefined || boxes.indexOf(below) < above) continue;
    const message = `"${first.id}" (${first.verdict ?? ''}) ranks above "${below.expansion.id}" (buy).`;
    const hint = 'Rank the box for everybody first, or change a verdict.';
    const index = game.data.expansions.indexOf(first);
    yield diagnostic(
      'guide/buy-below',
      locationOf(game.source, ['expansions', index, 'verdict']),
      message,
      hint,
    );
  }
}

function* checkSkipped(
  guide: Entry<Guide>,
  game: Entry<Game>,
  first: Expansion | undefined,
): Iterable<Diagnostic> {
  const { expansions } = game.data;
  const hint = 'Recommend another box, or change the verdict.';
  const picks = ['best_for_beginners.expansion_id', 'best_for_strategy.expansion_id', 'path.*'] as const;
  for (const { value, source, path } of textsAt([guide], ...picks)) {
    if (!expansions.some(({ id, verdict }) => id === value && verdict === 'skip')) continue;
    const message = `${ownerInGuide(guide.data, path)} recommends "${value}", but the verdict on that box is skip.`;
    yield diagnostic('guide/recommends-skip', locationOf(source, path), message, hint);
  }
  if (first?.verdict !== 'skip') return;
  const message = `"${first.id}" is the first pick, but the verdict on it is skip.`;
  const at = locationOf(game.source, ['expansions', expansions.indexOf(first), 'verdict']);
  yield diagnostic('guide/recommends-skip', at, message, hint);
}

function* checkFirstPick(
  { data, source }: Entry<Guide>,
  game: Entry<Game>,
  { id, availability }: Expansion,
): Iterable<Diagnostic> {
  if (!availability || data.first_pick_availability !== undefined) return;
  const gone = { out_of_print: 'out of print', retired: 'retired', on_sale: null, reprint_announced: null };
  const words = gone[availability.status];
  if (words === null) return;
  const index = game.data.expansions.findIndex((box) => box.id === id);
  const status = locationOf(game.source, ['expansions', index, 'availability', 'status']);
  const message = `The first pick, "${id}", is ${words}, but the guide does not say how to get it.`;
  yield diagnostic('guide/first-pick-gone', locationOf(source, ['quick_answer'], 'key'), message, {
    hint: 'Say it in one sentence as first_pick_availability, or rank another box first.',
    related: [{ at: status, message: 'The status is here.' }],
  });
}

function* checkAnswer({ data, source }: Entry<Guide>, game: Game, first: Expansion): Iterable<Diagnostic> {
  const [, bold] = /\*\*(.+?)\*\*/.exec(data.quick_answer) ?? [];
  const ranked = rankedExpansions(game, data).map(({ expansion }) => expansion);
  const named = bold === undefined ? [] : ranked.filter((box) => isNamed(box, bold));
  const hint = 'Change the text, or the ranking.';
  const says = `but number 1 of the ranking is "${first.id}"`;
  if (named.length > 0 && !named.includes(first)) {
    const [sentence = ''] = data.quick_answer.split(/(?<=[.!?])\s/);
    const message = `The answer begins with ${bold ?? ''} ("${sentence}"), ${says}.`;
    yield diagnostic('guide/answer-not-first', locationOf(source, ['quick_answer'], 'key'), message, hint);
  }
  const index = data.path.findIndex(
    (id) => id !== 'base' && !game.expansions.some((box) => box.id === id && box.is_base_game),
  );
  const step = data.path[index];
  if (step !== undefined && step !== first.id && !first.is_base_game) {
    const message = `The path begins with "${step}", ${says}.`;
    yield diagnostic('guide/answer-not-first', locationOf(source, ['path', index]), message, hint);
  }
  const inTitle = ranked.filter((box) => isNamed(box, data.seo_title ?? ''));
  if (inTitle.length === 1 && inTitle[0] !== first) {
    const message = `The title names one box, "${inTitle[0]?.title ?? ''}", ${says}.`;
    yield diagnostic('guide/title-not-first', locationOf(source, ['seo_title']), message, hint);
  }
}

function isNamed({ title }: Expansion, text: string): boolean {
  const core = title.replace(/ (?:expansion|pack|edition)$/i, '').replace(/ \(.*\)$/, '');
  return text.toLowerCase().includes(core.toLowerCase());
}
