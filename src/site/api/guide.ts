import type { Expansion, Game } from '../../domain/data.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, apiSchemaPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { guideHash } from '../guideHash.ts';
import { thumbnailImage } from '../images/choose.ts';
import { boxHref, needsOf } from '../views/boxes.ts';
import { apiOffers } from './offers.ts';
import type { ApiBox, ApiGame, ApiGuide } from './types.ts';

/**
 * One guide's facts. The prose stays on the page, and so do the community's weights, which are not ours to hand on.
 */
export function apiGuide(site: SiteContext, entry: GuideEntry): ApiGuide {
  const { guide, game, path } = entry;
  const url = absoluteUrl(site.baseUrl, path);
  const ranked = rankedExpansions(game);
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/guide`,
    version: 1,
    id: guide.id,
    name: guide.name,
    title: guide.title,
    url,
    updated_on: guide.updated_on,
    content_hash: guideHash(entry),
    quick_answer: plainText(guide.quick_answer),
    game: apiGame(site, entry),
    ranking: ranked.map(({ expansion }) => expansion.id),
    boxes: [
      ...ranked.map(({ expansion, rank }) => apiBox(game, expansion, rank, url)),
      ...unrankedExpansions(game).map((expansion) => apiBox(game, expansion, null, url)),
    ],
    compatibility: (game.compatibility ?? []).map(({ box, with: other, verdict, note, source_id }) => ({
      box,
      with: other,
      verdict: verdict === 'unknown' ? null : verdict,
      note,
      source_id,
    })),
    offers: apiOffers(site, entry),
    sources: game.sources.map(({ id, title, url: source, date, note = null }) => ({
      id,
      title,
      url: source,
      date,
      note,
    })),
  };
}

function apiGame(site: SiteContext, entry: GuideEntry): ApiGame {
  const { game } = entry;
  return {
    title: game.title,
    publisher: game.publisher,
    designers: game.designers ?? null,
    release_year: game.release_year,
    edition: game.edition ?? null,
    print_status: knownPrint(game.print_status),
    min_players: game.min_players,
    max_players: game.max_players,
    min_playtime: game.min_playtime,
    max_playtime: game.max_playtime,
    mechanisms: game.mechanisms,
    tags: game.tags,
    description: game.description,
    thumbnails: site.assets.images.thumbnails(thumbnailImage(entry)).map(({ href, type, width, height }) => ({
      url: absoluteUrl(site.baseUrl, href),
      type,
      width,
      height,
    })),
    source_ids: game.source_ids,
  };
}

function apiBox(game: Game, box: Expansion, rank: number | null, guideUrl: string): ApiBox {
  return {
    id: box.id,
    title: box.title,
    url: guideUrl + boxHref(box),
    rank,
    short_tagline: box.short_tagline,
    release_year: box.release_year,
    edition: box.edition ?? null,
    print_status: knownPrint(box.print_status),
    standalone: box.standalone,
    needs: needsOf(game, box),
    is_modular: box.is_modular ?? null,
    complexity_delta: box.complexity_delta ?? null,
    playtime_delta: box.playtime_delta ?? null,
    ideal_for: box.ideal_for ?? null,
    players_after_min: box.players_after_min ?? null,
    players_after_max: box.players_after_max ?? null,
    source_ids: box.sources,
  };
}

function knownPrint(status: Game['print_status']): ApiGame['print_status'] {
  return status === 'unknown' ? null : status;
}
