import type { BoxView } from '../../../templates/guide/BoxList.tsx';
import type { VerdictView } from '../../../templates/guide/Verdict.tsx';
import type { BuyView } from '../../../templates/parts/Buy.tsx';
import type { ComplexityView } from '../../../templates/parts/Facts.tsx';
import { boxStock } from '../../domain/boxStock.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import { formatDate } from '../../domain/dates.ts';
import {
  checkedDay,
  orderOffers,
  regionCurrency,
  regions,
  retailerName,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import {
  availabilityText,
  complexityLevel,
  listPriceText,
  rangeText,
  releasedText,
  stockText,
} from '../../domain/words.ts';
import { fillWords, wordsOf } from '../../domain/siteLook.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import { boxImages } from '../images/source.ts';
import { fieldName } from '../palette.ts';
import { boxMaterial, type BoxMaterial, type GuideMaterial } from './guideMaterial.ts';
import { offerView } from './offers.ts';

/** Where a link to a box leads, from its guide's page. */
export function boxHref({ box }: Pick<BoxMaterial, 'box'>): string {
  return `#${box.slug}`;
}

function verdictView({ verdict, depends_on: on }: Expansion): VerdictView | null {
  return verdict === undefined ? null : { advice: verdict, on: on?.replace(/(?<![A-Z])\.$/, '') ?? null };
}

export function availabilityOf(
  { site, game }: Pick<BoxMaterial, 'site' | 'game'>,
  { availability }: Expansion | Game,
): string | null {
  const source = game.sources.find(({ id }) => id === availability?.source_id);
  return availabilityText(availability, site.today, source);
}

function sightingsOf({ site, offers }: BoxMaterial): { region: string; text: string }[] {
  return regions.flatMap((region) => {
    const stock = stockText(boxStock(offers, site.content.history, region, site.today));
    const text = stock ?? listedText(orderOffers(offers, site.today), region);
    return text === null ? [] : [{ region, text }];
  });
}

/** "Listed by Zatu Games, August 2026": its page exists, but its stock is unknown. */
function listedText(offers: readonly ShopOffer[], region: string): string | null {
  const listed = offers.find(
    ({ offer }) => offer.region === region && offer.link === 'product' && offer.last_checked !== null,
  );
  const day = listed && checkedDay(listed.offer);
  return listed === undefined || day == null
    ? null
    : `Listed by ${retailerName(listed)}, ${formatDate(day.slice(0, 7))}`;
}

/**
 * For each region the best offer: a product page that is not out of stock, then any product page, then a search. The
 * list price replaces a missing shop price.
 */
export function buyView({ site, game, box, offers }: BoxMaterial): BuyView {
  const ordered = orderOffers(offers, site.today);
  return {
    id: box.is_base_game ? baseId : box.id,
    regions: regions.flatMap((region) => {
      const own = ordered.filter(({ offer }) => offer.region === region);
      const products = own.filter(({ offer }) => offer.link === 'product');
      const best =
        products.find((shopOffer) => stockOf(shopOffer, site.today) !== 'out') ?? products[0] ?? own[0];
      if (best === undefined) return [];
      const offer = offerView(site, game, best);
      const isPriced = offer.price !== null;
      return [
        { region, offer, listPrice: isPriced ? null : listPriceText(box.list_price, regionCurrency[region]) },
      ];
    }),
  };
}

export function complexityOf(expansion: Expansion): ComplexityView | null {
  const delta = expansion.complexity_delta;
  return delta === undefined ? null : { level: complexityLevel(delta), text: delta };
}

export function playersAfter(expansion: Expansion): string | null {
  const { players_after_min: min, players_after_max: max } = expansion;
  return min === undefined || max === undefined ? null : rangeText(min, max);
}

export function boxView(
  material: GuideMaterial,
  { rank, expansion }: { rank: number | null; expansion: Expansion },
): BoxView {
  const { site, entry } = material;
  // Only ranked boxes have pictures.
  const images = rank === null ? [] : boxImages(expansion);
  return {
    id: expansion.slug,
    rank: isAlone(entry, expansion) ? null : rank,
    title: expansion.title,
    isStandalone: expansion.standalone,
    verdict: verdictView(expansion),
    tagline: expansion.short_tagline,
    reason: expansion.rank_reason ?? null,
    summary: expansion.summary ?? null,
    needs: expansion.also_needs === undefined ? null : needsOf(entry.game, expansion)?.join(', ') || null,
    contents: contentsText(expansion),
    skipIf: expansion.skip_if ?? null,
    images: images.map((image) => ({
      picture: site.assets.images.picture(image, 'card'),
      alt: expansion.title,
      palette: fieldName(entry.game.palette),
    })),
    buy: buyView(boxMaterial(material, expansion)),
    facts: boxFacts(boxMaterial(material, expansion)),
    remarks: remarksOf(expansion),
    sources: expansion.sources.flatMap((id) => material.sources.get(id) ?? []),
  };
}

/** Whether a box is the only one of its group, so that its rank says nothing. */
function isAlone({ guide }: GuideMaterial['entry'], { id }: Expansion): boolean {
  return guide.groups?.some(({ boxes }) => boxes.length === 1 && boxes[0] === id) === true;
}

function contentsText({ contents }: Expansion): string | null {
  return contents === undefined || contents.length === 0 ? null : `${contents.join(', ')}.`;
}

export function boxFacts(material: BoxMaterial): BoxView['facts'] {
  const { site, game, box: expansion } = material;
  const { min_players: min, max_players: max } = game;
  const basePlayers = min === undefined || max === undefined ? null : rangeText(min, max);
  const facts: { label: string; text: string | null | undefined; region?: string }[] = [
    { label: 'Released', text: releasedText(expansion) },
    { label: 'Best for', text: expansion.ideal_for },
    {
      label: fillWords('{Players} with it', wordsOf(site.content.site)),
      text: playersAfter(expansion) === basePlayers ? null : playersAfter(expansion),
    },
    { label: expansion.standalone ? 'Rules' : 'Adds rules', text: expansion.complexity_delta },
    { label: 'Minutes', text: expansion.playtime_delta },
    { label: 'Needs', text: needsText(game, expansion) },
    {
      label: 'Optional parts',
      text: expansion.is_modular === true && !expansion.standalone ? 'Yes' : undefined,
    },
    // The note says more.
    { label: 'Edition', text: expansion.edition_note === undefined ? expansion.edition : undefined },
    { label: 'Availability', text: availabilityOf(material, expansion) },
    ...sightingsOf(material).map(({ region, text }) => ({ label: 'At shops', text, region })),
    ...regions.map((region) => ({
      label: 'List price',
      text: listPriceText(expansion.list_price, regionCurrency[region]),
      region,
    })),
  ];
  return facts.flatMap(({ label, text, region = null }) => (text == null ? [] : [{ label, text, region }]));
}

/** Titles of the boxes that it requires: empty for a complete game, null if unknown. */
export function needsOf(game: Game, expansion: Expansion): string[] | null {
  const needs = [
    ...(expansion.requires_base_game ? [game.title] : []),
    ...(expansion.also_needs ?? []).map(({ title }) => title),
  ];
  return needs.length > 0 || expansion.standalone ? needs : null;
}

export function needsText(game: Game, expansion: Expansion): string | null {
  const needs = needsOf(game, expansion);
  if (needs === null) return null;
  return needs.length === 0 ? 'Nothing (a complete game)' : needs.join(', ');
}

function remarksOf(expansion: Expansion): { label: string; text: string }[] {
  const remarks: [label: string, text: string | undefined][] = [
    ['Mixing', expansion.mixing_notes],
    ['Editions', expansion.edition_note],
    ['Availability', expansion.availability?.note],
  ];
  return remarks.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}
