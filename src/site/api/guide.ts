import type { Expansion, Game } from '../../domain/data.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, apiSchemaPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { thumbnailImage } from '../images/choose.ts';
import { boxHref, needsOf } from '../views/boxes.ts';
import { apiOffers } from './offers.ts';
import { apiPrices } from './prices.ts';
import { apiSituations } from './situations.ts';
import type { ApiBox, ApiGame, ApiGuide } from './types.ts';
import type { GuideEntry } from '../publishedGuides.ts';

/**
 * One guide's facts. The prose stays on the page, and so do the community's weights, which are not ours to hand on.
 */
export function apiGuide(site: SiteContext, entry: GuideEntry): ApiGuide {
  const { guide, game, path } = entry;
  const url = absoluteUrl(site.baseUrl, path);
  const ranked = rankedExpansions(game, guide);
  return {
    $schema: `${absoluteUrl(site.baseUrl, apiSchemaPath)}#/definitions/guide`,
    version: 2,
    id: guide.id,
    name: guide.name,
    title: guide.title,
    url,
    updated_on: guide.updated_on,
    content_hash: entry.guideHash,
    quick_answer: plainText(guide.quick_answer),
    first_pick_availability: plainOrNull(guide.first_pick_availability),
    game: apiGame(site, entry),
    ranking: ranked.map(({ expansion }) => expansion.id),
    boxes: [
      ...ranked.map(({ expansion, rank }) => apiBox(game, expansion, rank, url)),
      ...unrankedExpansions(game).map((expansion) => apiBox(game, expansion, null, url)),
    ],
    situations: apiSituations(entry, url),
    editions: (guide.editions ?? []).map((edition) => ({
      id: edition.id,
      name: edition.name,
      how_to_tell: edition.how_to_tell,
      what_changed: edition.what_changed ?? null,
      fits: edition.fits,
      fits_note: edition.fits_note ?? null,
    })),
    path: guide.path,
    bundle: guide.bundle
      ? { id: guide.bundle.expansion_id, holds: guide.bundle.holds, note: guide.bundle.note }
      : null,
    compatibility: (game.compatibility ?? []).map((pair) => ({
      box: pair.box,
      with: pair.with,
      verdict: pair.verdict,
      rule: pair.rule ?? null,
      note: pair.note ?? null,
      source_id: pair.source_id,
    })),
    changes: guide.changes.map(({ date, text }) => ({ date, text: plainText(text) })),
    offers: apiOffers(site, entry),
    prices: apiPrices(site, entry),
    sources: game.sources.map(({ id, title, url: source, kind, published, read, data_as_of, note }) => ({
      id,
      title,
      url: source,
      kind,
      published: published ?? null,
      read: read ?? null,
      data_as_of: data_as_of ?? null,
      note: note ?? null,
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
    ...apiFacts(game),
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
    released: [box.release_year, box.release_month]
      .flatMap((part) => part ?? [])
      .map((part) => `${part}`.padStart(2, '0'))
      .join('-'),
    edition: box.edition ?? null,
    verdict: box.verdict ?? null,
    depends_on: box.depends_on ?? null,
    ...apiFacts(box),
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

/** Fields that the base game and boxes share. */
function apiFacts({
  contents,
  availability,
  list_price,
}: Game | Expansion): Pick<ApiBox, 'contents' | 'availability' | 'list_price'> {
  return {
    contents: contents ?? null,
    availability: availability
      ? {
          status: availability.status,
          place: availability.place ?? null,
          date: availability.date,
          note: availability.note ?? null,
          source_id: availability.source_id,
        }
      : null,
    list_price: (list_price ?? []).map(({ currency, amount, date, source_id }) => ({
      currency,
      amount,
      date,
      source_id,
    })),
  };
}

function plainOrNull(text: string | undefined): string | null {
  return text === undefined ? null : plainText(text);
}
