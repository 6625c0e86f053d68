import type { HomeCardView, HomePageView } from '../../../../templates/pages/HomePage.tsx';
import type { HomeCard } from '../../../domain/data.ts';
import { rankedExpansions } from '../../../domain/ranking.ts';
import { indexPath } from '../../../domain/routes.ts';
import { weightText } from '../../../domain/words.ts';
import type { SiteContext } from '../../context.ts';
import type { Slot } from '../../assets/images/rasterFiles.ts';
import { firstPick } from '../../guides/publishedGuides.ts';
import { guideArt, statsView, searchBoxView } from './cards.ts';
import { newsletterView } from './shell.ts';

export function homePageView(context: SiteContext): HomePageView {
  const { home } = context.content;
  const cardsOf = (cards: readonly HomeCard[], slot: Slot, first = slot) =>
    cards
      .filter(({ href }) => context.guideByPath.has(href))
      .flatMap((card, index) => homeCard(context, card, index === 0 ? first : slot));
  const top = cardsOf(home.top_guides.cards, 'card', 'wide');
  const others = cardsOf(home.explore.cards, 'thumbnail');
  const dates = [...new Set([...top, ...others].map(({ lastUpdated }) => lastUpdated))];
  const updated = dates.length === 1 ? (dates[0] ?? null) : null;
  const withDate = (card: HomeCardView) => (updated === null ? card : { ...card, lastUpdated: null });
  const [lead, ...rows] = top.map(withDate);
  if (lead === undefined) throw new Error('No published guide for the first of the top cards.');
  return {
    hero: home.hero,
    search: searchBoxView(context, false),
    indexHref: indexPath(context.content.site.vertical),
    shelf: home.shelf.flatMap((id) => {
      const entry = context.guideById.get(id);
      if (entry === undefined) return [];
      return [
        {
          name: entry.guide.spine_name ?? entry.guide.name,
          href: entry.path,
          picture: guideArt(context, entry, 'thumbnail').picture,
          game: entry.game.id,
          boxes: rankedExpansions(entry.game, entry.guide).length,
        },
      ];
    }),
    top: {
      heading: home.top_guides.heading,
      updated,
      weights: context.content.site.weights?.text ?? null,
      lead,
      rows,
    },
    explore: {
      heading: home.explore.heading,
      text: [home.explore.text, context.content.site.weights?.text ?? []].flat().join(' '),
      cards: others.map(withDate),
    },
    about: home.about,
    resources: {
      heading: home.resources.heading,
      links: home.resources.links.filter(({ href }) => !context.hidden.includes(href)),
    },
    newsletter: newsletterView(context),
  };
}

function homeCard(context: SiteContext, card: HomeCard, slot: Slot): HomeCardView[] {
  const entry = context.guideByPath.get(card.href);
  if (entry === undefined) return [];
  const { game, guide } = entry;
  const stats = statsView(game);
  return [
    {
      title: card.title,
      description: card.description,
      href: card.href,
      art: guideArt(context, entry, slot, card.image),
      boxes: rankedExpansions(game, guide).length,
      firstPick: firstPick(entry) ?? '',
      stats: {
        players: card.players ?? stats.players,
        time: card.time ?? stats.time,
        complexity: card.complexity === undefined ? stats.complexity : weightText(card.complexity),
      },
      tags: card.tags ?? game.tags,
      isNew: card.isNew ?? false,
      lastUpdated: card.lastUpdated ?? guide.updated_on,
    },
  ];
}
