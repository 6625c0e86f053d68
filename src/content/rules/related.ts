import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { guidePath } from '../../domain/routes.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { candidatesAt, suggest, type Candidate } from './candidates.ts';
import { draftReference } from './references.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';
import type { Game, Guide, HomeCard } from '../../domain/data.ts';
import { playerRangeText, timeText, weightText } from '../../domain/words.ts';

export function* checkRelated(files: SiteFiles): Iterable<Diagnostic> {
  const address = (slug: string) => guidePath(slug, files.site?.data);
  const pattern = new RegExp(`^${address('([a-z0-9-]+)')}$`);
  const routes = guideRoutes(files);
  for (const guide of files.guides.values()) {
    const { data, source } = guide;
    for (const { value, at } of findRepeats(textsAt([guide], 'related_guides.*.href'))) {
      const message = `The related guide ${value} is listed twice.`;
      yield diagnostic('guide/related-repeated', at, message, 'Delete one of the two.');
    }
    for (const [index, related] of data.related_guides.entries()) {
      const at = (field: 'href' | 'available') => locationOf(source, ['related_guides', index, field]);
      const slug = pattern.exec(related.href)?.[1];
      if (slug === undefined) {
        const message = `${related.href} is not the address of a guide.`;
        const more = suggest(related.href, routes, `Use the form ${address('<slug>')}.`);
        yield diagnostic('guide/related-not-a-guide', at('href'), message, more);
        continue;
      }
      if (related.href === address(data.slug)) {
        const message = 'The guide is related to itself.';
        yield diagnostic('guide/related-itself', at('href'), message, 'Name another guide.');
        continue;
      }
      const other = files.guidesByPath.get(related.href);
      const exists = other !== undefined || files.broken.has(`guide/${slug}`);
      if (related.available && !exists) {
        const message = `${related.href} is marked as available, but there is no such guide.`;
        const { hint, related: locations } = suggest(related.href, routes, '');
        const near = hint.startsWith('Did you') ? `${hint} Otherwise set` : 'Set';
        yield diagnostic('guide/related-missing', at('available'), message, {
          hint: `${near} available to false until the guide is published.`,
          related: locations,
        });
      } else if (related.available && other?.data.status === 'draft' && data.status === 'published') {
        yield draftReference(`The related guide ${related.href}`, source, ['related_guides', index, 'href']);
      } else if (!related.available && other?.data.status === 'published') {
        const message = `${related.href} is marked as coming soon, but the guide is published.`;
        yield diagnostic('guide/related-exists', at('available'), message, 'Set available to true.');
      }
    }
  }
}

function guideRoutes({ guides, site }: SiteFiles): Candidate[] {
  const slugs = candidatesAt(guides.values(), 'slug');
  return slugs.map(({ name, location }) => ({ name: guidePath(name, site?.data), location }));
}

export function* checkHomeCards(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.home) return;
  const { data, source } = files.home;
  const address = (slug: string) => guidePath(slug, files.site?.data);
  const broken = [...files.broken].map((file) => (file.startsWith('guide/') ? address(file.slice(6)) : null));
  for (const list of ['top_guides', 'explore'] as const) {
    for (const [index, card] of data[list].cards.entries()) {
      const path = [list, 'cards', index];
      const guide = files.guidesByPath.get(card.href);
      const game = guide && files.games.get(guide.data.game);
      if (guide?.data.status === 'draft')
        yield draftReference(`The guide of card "${card.title}"`, source, [...path, 'href']);
      if (guide && game) yield* checkCard(card, guide.data, game.data, source, path);
      if (guide || broken.includes(card.href)) continue;
      const message = `Card "${card.title}" leads to ${card.href}, which is not a guide.`;
      const more = suggest(card.href, guideRoutes(files), `Use the form ${address('<slug>')}.`);
      yield diagnostic('home/card-not-a-guide', locationOf(source, [...path, 'href']), message, more);
    }
  }
}

function* checkCard(
  card: HomeCard,
  guide: Guide,
  game: Game,
  source: Source,
  path: DataPath,
): Iterable<Diagnostic> {
  const facts: { field: string; onCard: string | number | undefined; right: string | null }[] = [
    { field: 'image', onCard: card.image, right: guide.hero_image ?? game.hero_image },
    {
      field: 'complexity',
      onCard: card.complexity,
      right: game.complexity_weight === undefined ? null : String(Number(weightText(game.complexity_weight))),
    },
    { field: 'players', onCard: card.players, right: playerRangeText(game) },
    { field: 'time', onCard: card.time, right: timeText(game) },
    { field: 'tags', onCard: card.tags?.join(', '), right: game.tags.join(', ') },
    { field: 'lastUpdated', onCard: card.lastUpdated, right: guide.updated_on },
  ];
  for (const { field, onCard, right } of facts) {
    if (onCard === undefined || right === null || String(onCard) === right) continue;
    const message = `Card "${card.title}" says ${field} ${onCard}, but the guide says ${right}.`;
    const hint = 'Delete the field: it is computed.';
    yield diagnostic('home/card-disagrees', locationOf(source, [...path, field]), message, hint);
  }
}
