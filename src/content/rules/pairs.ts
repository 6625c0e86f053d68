import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Draft } from '../draft.ts';
import { placeOf } from '../source.ts';
import { fileCandidates, suggest } from './candidates.ts';

/** Game, guide and offers of one name belong together. */
export function* checkPairs(draft: Draft): Iterable<Diagnostic> {
  const has = (kind: 'game' | 'guide' | 'offers', name: string) =>
    ({ game: draft.games, guide: draft.guides, offers: draft.offers })[kind].has(name) ||
    draft.broken.has(`${kind}/${name}`);
  for (const { data, source } of draft.guides.values()) {
    if (!has('game', data.game)) {
      const message = `The guide is about game "${data.game}", which has no file.`;
      const more = suggest(data.game, fileCandidates(draft.games), `Write data/games/${data.game}.yaml.`);
      yield finding('guide/unknown-game', placeOf(source, ['game']), message, more);
    } else if (!has('offers', data.game)) {
      const message = `The guide’s readers find no shop: "${data.game}" has no offers.`;
      const hint = `Write data/offers/${data.game}.yaml; links to a shop’s search are enough.`;
      yield finding('guide/no-offers', placeOf(source, ['game']), message, { hint });
    }
  }
  const withGuide = new Set([...draft.guides.values()].map(({ data }) => data.game));
  for (const [name, { data, source }] of draft.games) {
    if (data.status === 'draft' || withGuide.has(name) || has('guide', name)) continue;
    const message = `No guide is about ${data.title}, so that no page shows this file.`;
    const hint = `Write data/guides/${name}.yaml, or set status to draft.`;
    yield finding('game/no-guide', placeOf(source, ['id']), message, { hint });
  }
  for (const [name, { source }] of draft.offers) {
    if (has('game', name)) continue;
    const message = `The offers are for game "${name}", which has no file.`;
    const more = suggest(name, fileCandidates(draft.games), `Write data/games/${name}.yaml.`);
    yield finding('offer/unknown-game', placeOf(source, ['game_id']), message, more);
  }
}
