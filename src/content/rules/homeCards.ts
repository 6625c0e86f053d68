import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game, Guide, HomeCard } from '../../domain/data.ts';
import { guidePath } from '../../domain/routes.ts';
import { playerRangeText, timeText, weightText } from '../../domain/words.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { draftReference } from './drafts.ts';

export function* checkHomeCards(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.home) return;
  const { data, source } = files.home;
  for (const list of ['top_guides', 'explore'] as const) {
    for (const [index, card] of data[list].cards.entries()) {
      const path = [list, 'cards', index];
      const guide = files.guidesByPath.get(card.href);
      if (!guide) {
        yield* explainNoGuide(files, card, source, [...path, 'href']);
        continue;
      }
      if (guide.data.status === 'draft')
        yield draftReference(`The guide of card "${card.title}"`, source, [...path, 'href']);
      const game = files.games.get(guide.data.game);
      if (game) yield* checkCard(card, guide.data, game.data, source, path);
    }
  }
}

function* explainNoGuide(
  files: SiteFiles,
  card: HomeCard,
  source: Source,
  path: DataPath,
): Iterable<Diagnostic> {
  const isBroken = [...files.broken].some(
    (file) => file.startsWith('guide/') && card.href === guidePath(file.slice(6), files.site?.data),
  );
  if (isBroken) return;
  const guides = candidatesAt(files.guides.values(), 'slug').map((one) => ({
    ...one,
    name: guidePath(one.name, files.site?.data),
  }));
  const message = `Card "${card.title}" leads to ${card.href}, which is not a guide.`;
  const more = suggest(card.href, guides, `Use the form ${guidePath('<slug>', files.site?.data)}.`);
  yield diagnostic('home/card-not-a-guide', locationOf(source, path), message, more);
}

function* checkCard(
  card: HomeCard,
  guide: Guide,
  game: Game,
  source: Source,
  path: DataPath,
): Iterable<Diagnostic> {
  const facts: { field: string; given: string | number | undefined; right: string | null }[] = [
    { field: 'image', given: card.image, right: guide.hero_image ?? game.hero_image },
    {
      field: 'complexity',
      given: card.complexity,
      right: game.complexity_weight === undefined ? null : String(Number(weightText(game.complexity_weight))),
    },
    { field: 'players', given: card.players, right: playerRangeText(game) },
    { field: 'time', given: card.time, right: timeText(game) },
    { field: 'tags', given: card.tags?.join(', '), right: game.tags.join(', ') },
    { field: 'lastUpdated', given: card.lastUpdated, right: guide.updated_on },
  ];
  for (const { field, given, right } of facts) {
    if (given === undefined || right === null || String(given) === right) continue;
    const message = `Card "${card.title}" says ${field} ${given}, but the guide says ${right}.`;
    const hint = 'Delete the field: it is computed.';
    yield diagnostic('home/card-disagrees', locationOf(source, [...path, field]), message, hint);
  }
}
