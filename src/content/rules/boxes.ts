import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles, SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { suggest, candidatesAt } from './candidates.ts';
import { readGtin } from '../../domain/gtin.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';

export function* checkBoxes(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    yield* checkBaseGameBox(game);
    for (const [index, box] of game.data.expansions.entries()) {
      yield* checkOwner(game, box, index);
      yield* checkNeeds(game, box, index);
      yield* checkEdition(game, box, index);
    }
  }
}

function* checkBaseGameBox({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  const ranked = rankedExpansions(data).map(({ expansion }) => expansion);
  let first: string | undefined;
  for (const [index, box] of data.expansions.entries()) {
    if (!box.is_base_game) continue;
    const wrong = [
      ...(first === undefined ? [] : [`"${first}" already is`]),
      ...(ranked.includes(box) ? [] : ['it has no rank']),
      ...(box.standalone && !box.requires_base_game ? [] : ['it is not a complete game']),
    ];
    first ??= box.id;
    if (wrong.length === 0) continue;
    const at = locationOf(source, ['expansions', index, 'is_base_game']);
    const message = `Expansion "${box.id}" cannot be the base game itself: ${wrong.join(', ')}.`;
    const hint = 'Only one ranked box with standalone true can be; delete the field from the others.';
    yield diagnostic('game/base-game-box', at, message, hint);
  }
}

function* checkOwner({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  if (box.game_id === undefined || box.game_id === data.id) return;
  const message = `Expansion "${box.id}" names game "${box.game_id}", but is in the file of "${data.id}".`;
  const hint = 'Delete the field: the file already says it.';
  yield diagnostic('game/other-game', locationOf(source, ['expansions', index, 'game_id']), message, hint);
}

function* checkNeeds({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  const at = () => locationOf(source, ['expansions', index, 'requires_base_game']);
  if (box.standalone && box.requires_base_game) {
    const message = `Expansion "${box.id}" is a complete game but needs ${data.title}; only one can be true.`;
    const hint = 'Set requires_base_game to false if the box can be played on its own.';
    yield diagnostic('game/standalone-needs-base', at(), message, hint);
  }
  const isExplained = box.also_needs !== undefined || box.edition_note !== undefined;
  if (!box.standalone && !box.requires_base_game && !isExplained) {
    const message = `Expansion "${box.id}" is not standalone, does not need ${data.title}, and does not say what it needs.`;
    const hint = 'Name what it expands under also_needs, or explain it in edition_note.';
    yield diagnostic('game/needs-unsaid', at(), message, hint);
  }
}

function* checkEdition({ data, source }: Entry<Game>, box: Expansion, index: number): Iterable<Diagnostic> {
  if (box.edition === undefined || box.edition === data.edition || box.edition_note !== undefined) return;
  const game = data.edition === undefined ? 'has no edition' : `is of "${data.edition}"`;
  const at = locationOf(source, ['expansions', index, 'edition']);
  const message = `Expansion "${box.id}" is of "${box.edition}", ${data.title} ${game}, and nothing says whether they fit.`;
  const hint = 'Add edition_note: which base games or printings the box fits.';
  yield diagnostic('game/edition-unexplained', at, message, hint);
}

export function* checkBoxOffers(files: UnitFiles): Iterable<Diagnostic> {
  for (const [name, { data, source }] of files.games) {
    const offers = files.offers.get(name);
    if (!offers && files.broken.has(`offers/${name}`)) continue;
    for (const [index, box] of data.expansions.entries()) {
      const own = (offers?.data.offers ?? []).flatMap((offer, at) =>
        offers && (offer.expansion_id === box.id || (box.is_base_game && offer.item_type === 'base'))
          ? [{ name: offer.id, location: () => locationOf(offers.source, ['offers', at, 'id'], 'key') }]
          : [],
      );
      for (const [entry, id] of (box.retailer_offers ?? []).entries()) {
        if (own.some((offer) => offer.name === id)) continue;
        yield diagnostic(
          'game/unknown-offer',
          locationOf(source, ['expansions', index, 'retailer_offers', entry]),
          `Expansion "${box.id}" lists offer "${id}", which is not an offer for this box.`,
          suggest(id, own, `Add it to data/offers/${name}.yaml, or delete the list to show all offers.`),
        );
      }
    }
  }
}

export function* checkGtins(files: SiteFiles): Iterable<Diagnostic> {
  const texts = [...files.games.values()].flatMap((game) => {
    const base = game.data.expansions.findIndex(({ is_base_game: isBase }) => isBase);
    // The base game and its ranked entry are one product.
    const isAgain = ({ value, path }: FoundText) =>
      path[1] === base && game.data.gtins?.includes(value) === true;
    return textsAt([game], 'gtins.*', 'expansions.*.gtins.*').filter((found) => !isAgain(found));
  });
  const read = texts.map((found) => ({ ...found, text: found.value, value: readGtin(found.value) ?? '' }));
  for (const { text, value, source, path } of read) {
    if (value !== '') continue;
    const message = `${text} is not a product number: its check digit is wrong.`;
    const hint = 'Type all digits below the barcode again.';
    yield diagnostic('game/gtin-check-digit', locationOf(source, path), message, hint);
  }
  for (const { text, at, first } of findRepeats(read.filter(({ value }) => value !== ''))) {
    const message = `${text} is used twice; each product has its own number.`;
    yield diagnostic('game/gtin-repeated', at, message, {
      hint: 'Delete it from the box without this barcode.',
      related: [{ at: first, message: 'It is used here too.' }],
    });
  }
}

export function* checkPairs(files: SiteFiles): Iterable<Diagnostic> {
  const has = (kind: 'game' | 'guide' | 'offers', name: string) =>
    ({ game: files.games, guide: files.guides, offers: files.offers })[kind].has(name) ||
    files.broken.has(`${kind}/${name}`);
  for (const { data, source } of files.guides.values()) {
    if (!has('game', data.game)) {
      const message = `The guide is about game "${data.game}", which has no file.`;
      const more = suggest(
        data.game,
        candidatesAt(files.games.values(), 'id'),
        `Write data/games/${data.game}.yaml.`,
      );
      yield diagnostic('guide/unknown-game', locationOf(source, ['game']), message, more);
    } else if (!has('offers', data.game)) {
      const message = `The guide’s readers find no shop: "${data.game}" has no offers.`;
      const hint = `Write data/offers/${data.game}.yaml; links to a shop’s search are enough.`;
      yield diagnostic('guide/no-offers', locationOf(source, ['game']), message, hint);
    }
  }
  const withGuide = new Set([...files.guides.values()].map(({ data }) => data.game));
  for (const [name, { data, source }] of files.games) {
    if (data.status === 'draft' || withGuide.has(name) || has('guide', name)) continue;
    const message = `No guide is about ${data.title}, so no page shows this file.`;
    const hint = `Write data/guides/${name}.yaml, or set status to draft.`;
    yield diagnostic('game/no-guide', locationOf(source, ['id']), message, hint);
  }
  for (const [name, { source }] of files.offers) {
    if (has('game', name)) continue;
    const message = `The offers are for game "${name}", which has no file.`;
    const more = suggest(name, candidatesAt(files.games.values(), 'id'), `Write data/games/${name}.yaml.`);
    yield diagnostic('offer/unknown-game', locationOf(source, ['game_id']), message, more);
  }
}

export function* checkCompatibility(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    const { data, source } = game;
    const seen = new Map<string, number>();
    for (const [index, pair] of (data.compatibility ?? []).entries()) {
      const at = () => locationOf(source, ['compatibility', index, 'with']);
      if (pair.box === pair.with) {
        const message = `Expansion "${pair.box}" is paired with itself.`;
        yield diagnostic('game/pair-with-itself', at(), message, 'Name another box, or delete the entry.');
      }
      const key = [pair.box, pair.with].sort().join(' ');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, index);
        continue;
      }
      const message = `The pair "${pair.box}" and "${pair.with}" is listed twice.`;
      const firstAt = locationOf(source, ['compatibility', first, 'box']);
      yield diagnostic('game/pair-repeated', at(), message, {
        hint: `Keep one verdict; the first is on line ${firstAt.line}.`,
        related: [{ at: firstAt, message: 'The pair is listed here first.' }],
      });
    }
  }
}
