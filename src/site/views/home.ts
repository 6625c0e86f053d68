import type { HomeCardView, HomePageView } from '../../../templates/pages/HomePage.tsx';
import type { HomeCard } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { indexPath } from '../../domain/routes.ts';
import { weightText } from '../../domain/words.ts';
import type { SiteContext } from '../context.ts';
import { paletteName } from '../stylesheet.ts';
import { guideArt, statsView, thumbnail } from './cards.ts';
import { searchBoxView } from './search.ts';
import { newsletterView } from './shell.ts';

export function homePageView(site: SiteContext): HomePageView {
  const { home } = site.content;
  const [lead, ...rows] = home.top_guides.cards.flatMap((card) => homeCard(site, card));
  if (lead === undefined) throw new Error('No published guide for the first of the top cards.');
  return {
    hero: {
      title: home.hero.title,
      text: home.hero.text,
    },
    search: searchBoxView(site, false),
    indexHref: indexPath(site.content.site.vertical),
    shelf: home.shelf.flatMap((id) => {
      const entry = site.guideById.get(id);
      if (entry === undefined) return [];
      return [
        {
          name: entry.guide.spine_name ?? entry.guide.name,
          href: entry.path,
          thumbnail: thumbnail(site, entry),
          palette: paletteName(entry.game.palette),
          boxes: rankedExpansions(entry.game).length,
        },
      ];
    }),
    top: { heading: home.top_guides.heading, lead, rows },
    explore: {
      heading: home.explore.heading,
      text: home.explore.text,
      cards: home.explore.cards.flatMap((card) => homeCard(site, card)),
    },
    about: home.about,
    resources: {
      heading: home.resources.heading,
      links: home.resources.links.map(({ label, href, note }) => ({ label, href, note })),
    },
    newsletter: newsletterView(site),
  };
}

/** What the card itself says wins; the rest comes from the guide. */
function homeCard(site: SiteContext, card: HomeCard): HomeCardView[] {
  const entry = site.guideByPath.get(card.href);
  if (entry === undefined) return [];
  const { game, guide } = entry;
  const stats = statsView(game);
  const art = guideArt(site, entry);
  return [
    {
      title: card.title,
      description: card.description,
      href: card.href,
      art: card.image === undefined ? art : { ...art, src: site.assets.image(card.image) },
      boxes: rankedExpansions(game).length,
      firstPick: rankedExpansions(game)[0]?.expansion.title ?? '',
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
