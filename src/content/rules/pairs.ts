import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';

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
