import type { AmountView, BoxPageView, ComparisonView } from '../../../../templates/pages/BoxPage.tsx';
import { boxPrices, currentListPrices } from '../../../domain/boxPrices.ts';
import type { Comparison, Expansion, ListPrice, Offer } from '../../../domain/data.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatPrice, regionCurrency, regions } from '../../../domain/offers.ts';
import { rankedGroups, shortTitle, type RankedExpansion, type RankedGroup } from '../../../domain/ranking.ts';
import { absoluteUrl, indexPath } from '../../../domain/routes.ts';
import { fillTerms, termsOf } from '../../../domain/siteLook.ts';
import { baseId } from '../../../domain/finder/finderGame.ts';
import { adviceText, ordinalWords, playersText as basePlayers, timeText } from '../../../domain/words.ts';
import type { SiteContext } from '../../context.ts';
import type { GuideEntry } from '../../guides/publishedGuides.ts';
import {
  boxFacts,
  boxLink,
  buyView,
  completeGame,
  itemOf,
  needsText,
  playersText,
  verdictView,
  type Item,
} from './boxes.ts';
import { guideArt } from './cards.ts';
import { correctionsView } from './guide.ts';
import { boxMaterial, guideMaterial, type BoxMaterial, type GuideMaterial } from './guideMaterial.ts';
import { regionNames, priceView } from './offers.ts';
import { disclosureView } from './shell.ts';
import { finderForm, situationView } from './situations.ts';
import { pairView } from './howExpansionsWork.ts';

const maxAdvice = 2;

export function boxPageView(
  context: SiteContext,
  entry: GuideEntry,
  box: Expansion,
  path: string,
): BoxPageView {
  const guided = guideMaterial(context, entry);
  const material = boxMaterial(guided, box);
  const { guide, game } = entry;
  const rankings = rankedGroups(game, guide).map(({ name, boxes }) => ({
    name,
    boxes,
    at: boxes.findIndex(({ expansion }) => expansion === box),
  }));
  const group = rankings.find(({ at }) => at !== -1) ?? null;
  const ranking = `${entry.path}#tldr-table`;
  const isBase = box.is_base_game === true;
  return {
    crumbs: {
      parents: [
        { label: 'Guides', href: indexPath(context.content.site.vertical) },
        { label: guide.name, href: entry.path },
      ],
      current: shortTitle(box),
    },
    disclosure: disclosureView(context),
    title: boxTitle(entry, box),
    name: box.title,
    verdict: verdictView(box),
    isStandalone: box.standalone,
    place: group && { rank: rankIn(group), of: group.boxes.length, group: group.name, href: ranking },
    answer: answerText(box),
    skipIf: box.not_judged === undefined ? (box.skip_if ?? null) : null,
    shops: shopViews(material),
    facts: boxFacts(guided, material),
    art: { ...guideArt(context, entry, 'wide'), alt: game.hero_alt },
    summary: box.summary ?? (box.worth_it === undefined ? null : box.short_tagline),
    reason: reasonOf(box, group),
    picks: picksOf(guided, box),
    contents: box.contents ?? [],
    comparisons: (guide.comparisons ?? [])
      .filter(({ boxes }) => boxes.includes(box.id) || (isBase && boxes.includes(baseId)))
      .map((comparison) => comparisonView(guided, comparison, box)),
    path: pathLines(guided, box),
    works: worksWith(guided, box),
    notes: [box.mixing_notes, box.edition_note, box.availability?.note].filter((note) => note !== undefined),
    questions: guide.faq.filter(({ scope, expansion_id: id }) => scope === 'expansion' && id === box.id),
    prices: regions.flatMap((region) => {
      const prices = boxPrices(material.offers, context.content.history, region, context.today);
      const own = { id: box.id, title: box.title, href: null };
      return prices === null ? [] : [{ region, price: priceView(prices, context.today, own) }];
    }),
    changes: guide.changes
      .filter(({ boxes = [] }) => boxes.includes(box.id))
      .map(({ id, date, text }) => ({ id, date, text })),
    pager: {
      previous: nearBox(guided, group?.boxes[group.at - 1]),
      next: nearBox(guided, group?.boxes[group.at + 1]),
      all: { href: ranking, count: guided.ranked.length },
    },
    updatedOn: guide.updated_on,
    method: context.content.site.method ?? null,
    sources: {
      sources: box.sources.flatMap((id) => guided.sources.get(id) ?? []),
      others: false,
      byline: context.content.site.byline,
      corrections: correctionsView(context, entry, path),
    },
    address: absoluteUrl(context.baseUrl, path),
  };
}

/** "Wingspan: is Oceania worth it?", or the question that the data asks instead. */
export function boxTitle({ guide }: Pick<GuideEntry, 'guide'>, box: Expansion): string {
  return box.question ?? `${guide.name}: is ${shortTitle(box)} worth it?`;
}

export function answerText(box: Expansion): string {
  return box.not_judged ?? box.worth_it ?? box.rank_reason ?? box.short_tagline;
}

interface Place extends Pick<RankedGroup, 'name' | 'boxes'> {
  at: number;
}

/** The one box of a group has no rank that says anything. */
function rankIn({ boxes, at }: Place): number | null {
  return boxes.length > 1 ? (boxes[at]?.rank ?? null) : null;
}

/** Why it has its rank, unless that is the answer already. */
function reasonOf(
  { rank_reason: text, worth_it: answer }: Expansion,
  place: Place | null,
): BoxPageView['reason'] {
  if (text === undefined || answer === undefined) return null;
  const word = ordinalWords[((place && rankIn(place)) ?? 0) - 1];
  return { label: word === undefined ? 'Why' : `Why it’s ${word}`, text };
}

function picksOf({ entry: { guide } }: GuideMaterial, { id }: Expansion): BoxPageView['picks'] {
  const picks = [
    { key: 'best-for-beginners', heading: 'Our pick for beginners', pick: guide.best_for_beginners },
    { key: 'best-for-strategy', heading: 'Our pick for strategy', pick: guide.best_for_strategy },
  ];
  return picks.flatMap(({ pick, ...more }) =>
    pick.expansion_id === id ? [{ ...more, text: pick.text }] : [],
  );
}

/** For each region: a price with its date, the best shop's button, other shops, and the best offer of the other region. */
function shopViews(material: BoxMaterial): BoxPageView['shops'] {
  const { regions: views } = buyView(material);
  return views.map((view) => {
    const { region, offer, others } = view;
    const other = views.find((known) => known !== view && known.offer.price !== null);
    return {
      region,
      amount: amountOf(material, region, view),
      offer,
      others,
      elsewhere: other === undefined ? null : { label: regionNames[other.region], offer: other.offer },
    };
  });
}

/** The best offer's fresh price, else a list price that is not too old. */
function amountOf(
  material: BoxMaterial,
  region: Offer['region'],
  view = buyView(material).regions.find((known) => known.region === region),
): AmountView | null {
  if (view !== undefined && view.offer.price !== null && view.offer.seen !== null) {
    const { price, retailer, seen, until } = view.offer;
    return { price, note: `at ${retailer}`, date: seen, until };
  }
  return listAmount(currentListPrices(material.box.list_price, material.context.today), region);
}

function listAmount(prices: readonly ListPrice[], region: Offer['region']): AmountView | null {
  const currency = regionCurrency[region];
  const listed = prices.find((price) => price.currency === currency);
  if (listed === undefined) return null;
  return { price: formatPrice(listed.amount, currency), note: 'list price', date: listed.date, until: null };
}

/** A box of this guide; the base game has the guide instead of a page. */
function sideOf(guided: GuideMaterial, id: string): Item {
  const item = itemOf(guided, id) ?? itemOf(guided, baseId);
  if (item === null) throw new Error(`${id} is no box of this guide.`);
  return { ...item, href: item.href ?? guided.entry.path };
}

function comparisonView(guided: GuideMaterial, comparison: Comparison, box: Expansion): ComparisonView {
  const { id, boxes, question, answer, why, pick_if: pickIf } = comparison;
  const sides = boxes.map((side) => ({ ...sideOf(guided, side), pickIf: pickIf[side] ?? '—' }));
  const isOwn = (side: Item) => side.box === box;
  sides.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const rows = comparedFacts(guided, sides).filter(({ cells }) => new Set(cells).size > 1);
  return {
    id,
    question,
    answer,
    why,
    sides: sides.map((side) => ({ title: side.title, href: isOwn(side) ? null : side.href })),
    rows: [...rows, { label: 'Pick it if', region: null, cells: sides.map((side) => side.pickIf) }],
  };
}

/** A row is left out if one of the two has no such fact. */
function comparedFacts(guided: GuideMaterial, sides: readonly Item[]): ComparisonView['rows'] {
  const { context, entry } = guided;
  const { game } = entry;
  const terms = termsOf(context.content.site);
  const materials = sides.map(({ box }) => (box === null ? null : boxMaterial(guided, box)));
  const row = (
    label: string,
    text: (material: BoxMaterial) => string | null,
    ofBase: string | null,
    region: string | null = null,
  ) => {
    const cells = materials.map((material) => (material === null ? ofBase : text(material)));
    return cells.every((cell) => cell !== null) ? [{ label, region, cells }] : [];
  };
  const ofBase = currentListPrices(game.list_price, context.today);
  return [
    ...row(fillTerms('{Added_rules}', terms), ({ box }) => box.complexity_delta ?? null, null),
    ...row(fillTerms('{Players}', terms), playersText, basePlayers(game, terms)),
    ...row(fillTerms('{Minutes}', terms), ({ box }) => box.playtime_delta ?? null, timeText(game)),
    ...row('Needs', ({ box }) => needsText(game, box), completeGame),
    ...regions.flatMap((region) =>
      row(
        'Price',
        (material) => priceText(amountOf(material, region)),
        priceText(listAmount(ofBase, region)),
        region,
      ),
    ),
  ];
}

function priceText(amount: AmountView | null): string | null {
  return amount && `${amount.price} ${amount.note}, ${formatDate(amount.date)}`;
}

function pathLines(guided: GuideMaterial, box: Expansion): BoxPageView['path'] {
  // Its answer names what to buy instead, if anything does the same.
  if (box.verdict === 'skip') return [];
  const { context, entry } = guided;
  const { guide } = entry;
  const form = finderForm(entry, context.content.site);
  const own = boxLink(guided, box);
  const rows = form.game.rows;
  const advice = (fitting: typeof rows) =>
    fitting.slice(0, maxAdvice).map((row) => {
      const { picks, ...view } = situationView(guided, row, form);
      const hrefOf = (href: string | null) =>
        href === own ? null : href?.startsWith('#') === true ? `${entry.path}${href}` : href;
      return { ...view, picks: picks.map(({ title, href }) => ({ title, href: hrefOf(href) })) };
    });
  const link = (label: string, id: string | undefined) => {
    if (id === undefined) return [];
    const { title, href } = sideOf(guided, id);
    return [{ label, answer: title, picks: [{ title, href }], reason: null }];
  };
  const at = guide.path.indexOf(box.id);
  const after = advice(rows.filter(({ owns }) => owns?.includes(box.id)));
  return [
    ...link('Before it', guide.path[at - 1]),
    ...advice(rows.filter(({ buy }) => buy?.includes(box.id))),
    ...(after.length > 0 ? after : at === -1 ? [] : link('After it', guide.path[at + 1])),
  ];
}

/** The editions that a box does not fit, if it fits any. A series has titles instead, and “Needs” names the right one. */
function worksWith(guided: GuideMaterial, { id, standalone }: Expansion): BoxPageView['works'] {
  const { game, guide } = guided.entry;
  const pairs = (game.compatibility ?? []).filter((pair) => pair.box === id || pair.with === id);
  const editions = standalone || guide.series === true ? [] : (guide.editions ?? []);
  const others = editions.filter(({ fits }) => !fits.includes(id));
  return {
    pairs: pairs.map((pair) => {
      const other = sideOf(guided, pair.box === id ? pair.with : pair.box);
      return { ...pairView(guided, pair), boxes: other.title, href: other.href };
    }),
    editions: others.length === editions.length ? [] : others.map(({ name }) => name),
  };
}

function nearBox(guided: GuideMaterial, near: RankedExpansion | undefined): BoxPageView['pager']['next'] {
  if (near === undefined) return null;
  const { expansion, rank } = near;
  const advice = expansion.verdict === undefined ? null : adviceText[expansion.verdict];
  return { rank, name: shortTitle(expansion), href: boxLink(guided, expansion), advice };
}

const titleWords = { buy: 'Yes', depends: 'It depends', skip: 'Skip it' } as const;

export function verdictTitle({ verdict }: Expansion): string {
  return verdict === undefined ? 'Not judged yet' : titleWords[verdict];
}

/** What search engines show of a longer text. */
const descriptionLength = 160;

export function shortenedText(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;
}
