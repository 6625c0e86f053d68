import type { BoxRowView } from '../../../../templates/guide/Ranking.tsx';
import type { FactView } from '../../../../templates/pages/BoxPage.tsx';
import type { BuyView } from '../../../../templates/parts/Buy.tsx';
import type { VerdictView } from '../../../../templates/parts/Verdict.tsx';
import { boxStock } from '../../../domain/boxStock.ts';
import type { Expansion, Game, ListPrice } from '../../../domain/data.ts';
import { formatDate } from '../../../domain/dates.ts';
import { groupBy } from '../../../domain/lists.ts';
import {
  orderOffers,
  regionCurrency,
  regions,
  retailerName,
  stockOf,
  type ShopOffer,
} from '../../../domain/offers.ts';
import { baseGameBox, hasPage, shortTitle } from '../../../domain/ranking.ts';
import { boxAddress, offersFor } from '../../guides/publishedGuides.ts';
import {
  availabilityText,
  groundsText,
  listPriceAtShop,
  listPriceText,
  playerCountText,
  rangeText,
  releasedText,
  stockText,
} from '../../../domain/words.ts';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import { baseId } from '../../../domain/finder/finderGame.ts';
import { boxMaterial, type BoxMaterial, type GuideMaterial } from './guideMaterial.ts';
import { offerView } from './offers.ts';
import { currentListPrices } from '../../../domain/boxPrices.ts';

/** Where a link to a box leads: to its page, or to its row of the guide. part is the anchor of a part of the page. */
export function boxLink({ context, entry }: GuideMaterial, box: Expansion, part?: string): string {
  const href = boxAddress(context.content.site, entry, box);
  return part === undefined || href.includes('#') ? href : `${href}#${part}`;
}

/** A box, or the base game, whose id is `base` and whose box is null if it is none of the list. */
export interface Item {
  id: string;
  title: string;
  href: string | null;
  box: Expansion | null;
  offers: readonly ShopOffer[];
  listPrices: readonly ListPrice[];
}

export function itemOf(material: GuideMaterial, id: string): Item | null {
  const { entry, context } = material;
  const { game } = entry;
  const box = id === baseId ? baseGameBox(game) : game.expansions.find((expansion) => expansion.id === id);
  if (box === undefined && id !== baseId) return null;
  return {
    id: box?.is_base_game ? baseId : id,
    title: box === undefined ? game.title : shortTitle(box),
    href: box === undefined ? null : boxLink(material, box),
    box: box ?? null,
    offers: offersFor(entry, box ?? null),
    listPrices: currentListPrices((box ?? game).list_price, context.today),
  };
}

export function verdictView({ verdict, depends_on: on }: Expansion): VerdictView | null {
  return verdict === undefined ? null : { advice: verdict, on: on?.replace(/(?<![A-Z])\.$/, '') ?? null };
}

export function boxRow(material: GuideMaterial, expansion: Expansion, rank: number | null): BoxRowView {
  const box = boxMaterial(material, expansion);
  return {
    id: expansion.slug,
    rank,
    name: shortTitle(expansion),
    href: hasPage(expansion) ? boxLink(material, expansion) : null,
    isStandalone: expansion.standalone,
    verdict: verdictView(expansion),
    line: expansion.short_tagline,
    note: expansion.not_judged === undefined ? groundsText(expansion) : `Not judged. ${expansion.not_judged}`,
    facts: rowFacts(box),
    rules: expansion.complexity_delta === undefined ? null : `Rules: ${expansion.complexity_delta}`,
    buy: buyView(box),
  };
}

function rowFacts(material: BoxMaterial): string[] {
  const { game, box } = material;
  const needs = needsOf(game, box);
  const minutes = box.playtime_delta;
  return [
    needs && `Needs ${needs.join(', ') || 'nothing'}`,
    playersText(material),
    minutes == null ? null : `Time: ${minutes.charAt(0).toLowerCase()}${minutes.slice(1)}`,
  ].filter((fact) => fact !== null);
}

/** "1–5 players", or "1–2 alone, 1–7 with Wingspan" for a complete game that is more with another. */
export function playersText({ context, game, box }: BoxMaterial): string | null {
  const terms = termsOf(context.content.site);
  const {
    players_after_min: min,
    players_after_max: max,
    players_alone_min: least,
    players_alone_max: most,
  } = box;
  const after = min === undefined || max === undefined ? null : playerCountText(min, max, terms);
  if (least === undefined || most === undefined) return after;
  if (after === null || (least === min && most === max)) return playerCountText(least, most, terms);
  return `${rangeText(least, most)} alone, ${rangeText(min ?? least, max ?? most)} with ${game.title}`;
}

export function availabilityOf(
  { context, game }: Pick<BoxMaterial, 'context' | 'game'>,
  { availability }: Expansion | Game,
): string | null {
  const source = game.sources.find(({ id }) => id === availability?.source_id);
  return availabilityText(availability, context.today, source);
}

function sightingsOf({ context, offers }: BoxMaterial): { region: string; text: string }[] {
  return regions.flatMap((region) => {
    const stock = stockText(boxStock(offers, context.content.history, region, context.today));
    const text = stock ?? listedText(orderOffers(offers, context.today), region);
    return text === null ? [] : [{ region, text }];
  });
}

/** "Listed by Zatu Games, August 2026": its page exists, but its stock is unknown. */
function listedText(offers: readonly ShopOffer[], region: string): string | null {
  const listed = offers.find(
    ({ offer }) => offer.region === region && offer.link === 'product' && offer.last_checked !== null,
  );
  const month = listed?.offer.last_checked?.slice(0, 7);
  return listed && month ? `Listed by ${retailerName(listed)}, ${formatDate(month)}` : null;
}

const maxOthers = 2;

/** The best offer is a product page that is not out of stock, then any product page, then a search. */
export function buyView({ context, game, box, offers }: BoxMaterial): BuyView {
  const ordered = orderOffers(offers, context.today);
  const listPrices = currentListPrices(box.list_price, context.today);
  return {
    id: box.is_base_game ? baseId : box.id,
    regions: regions.flatMap((region) => {
      const own = ordered.filter(({ offer }) => offer.region === region);
      const isOut = (shopOffer: ShopOffer) => stockOf(shopOffer, context.today) === 'out';
      const products = own.filter(({ offer }) => offer.link === 'product');
      const [best] = [...products.filter((product) => !isOut(product)), ...products, ...own];
      if (best === undefined) return [];
      const others = groupBy(
        [...products, ...own].filter((other) => !isOut(other) && retailerName(other) !== retailerName(best)),
        retailerName,
      );
      const offer = offerView(context, game, best);
      const listed = listPrices.find(({ currency }) => currency === regionCurrency[region]);
      return [
        {
          region,
          offer,
          listPrice: offer.price === null && listed ? listPriceAtShop(listed, offer.retailer) : null,
          others: [...others.values()]
            .slice(0, maxOthers)
            .flatMap(([first]) => (first ? offerView(context, game, first) : [])),
        },
      ];
    }),
  };
}

export function boxFacts(guided: GuideMaterial, material: BoxMaterial): FactView[] {
  const { context, box } = material;
  const fill = (label: string) => fillTerms(label, termsOf(context.content.site));
  const facts: { label: string; text: string | null | undefined; region?: string }[] = [
    { label: fill('{Players}'), text: playersText(material) },
    { label: fill('{Minutes}'), text: box.playtime_delta },
    { label: box.standalone ? 'Rules' : fill('{Added_rules}'), text: box.complexity_delta },
    { label: 'Best for', text: box.ideal_for },
    { label: 'Released', text: releasedText(box) },
    { label: 'Optional parts', text: box.is_modular === true && !box.standalone ? 'Yes' : undefined },
    // The note says more.
    { label: 'Edition', text: box.edition_note === undefined ? box.edition : undefined },
    { label: 'Availability', text: availabilityOf(material, box) },
    ...sightingsOf(material).map(({ region, text }) => ({ label: 'At shops', text, region })),
    ...regions.map((region) => ({
      label: 'List price',
      text: listPriceText(box.list_price, regionCurrency[region]),
      region,
    })),
  ];
  const needs = neededBoxes(guided, box);
  return [
    ...(needs.length === 0 ? [] : [{ label: 'Needs', parts: needs, region: null }]),
    ...facts.flatMap(({ label, text, region = null }) =>
      text == null ? [] : [{ label, parts: [{ title: text, href: null }], region }],
    ),
  ];
}

/** What a box needs; the base game has the guide instead of a page. */
function neededBoxes(guided: GuideMaterial, box: Expansion): FactView['parts'] {
  const { game, path } = guided.entry;
  const others = (box.also_needs ?? []).map(({ title, expansion_id: id }) => {
    const other = game.expansions.find((one) => one.id === id);
    return { title, href: other === undefined ? null : boxLink(guided, other) };
  });
  const needs = [...(box.requires_base_game ? [{ title: game.title, href: path }] : []), ...others];
  return needs.length === 0 && box.standalone ? [{ title: completeGame, href: null }] : needs;
}

export const completeGame = 'Nothing (a complete game)';

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
  return needs && (needs.join(', ') || completeGame);
}
