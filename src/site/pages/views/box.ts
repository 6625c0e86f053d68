import type {
  AmountView,
  BoxPageView,
  BoxShopView,
  ComparisonView,
} from '../../../../templates/pages/BoxPage.tsx';
import { boxPrices, currentListPrices } from '../../../domain/boxPrices.ts';
import type { Comparison, Expansion } from '../../../domain/data.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatPrice, regionCurrency, regions } from '../../../domain/offers.ts';
import { baseGameBox, rankedGroups, type RankedGroup, shortTitle } from '../../../domain/ranking.ts';
import { absoluteUrl, indexPath } from '../../../domain/routes.ts';
import { fillWords, wordsOf } from '../../../domain/siteLook.ts';
import { baseId } from '../../../domain/finder/finderGame.ts';
import { adviceText, ordinalWords, playersText as basePlayers, timeText } from '../../../domain/words.ts';
import type { SiteContext } from '../../context.ts';
import type { GuideEntry } from '../../guides/publishedGuides.ts';
import { boxFacts, boxLink, buyView, completeGame, needsText, playersText, verdictView } from './boxes.ts';
import { guideArt } from './cards.ts';
import { correctionsView } from './guide.ts';
import { boxMaterial, guideMaterial, type BoxMaterial, type GuideMaterial } from './guideMaterial.ts';
import { regionNames, priceView } from './offers.ts';
import { disclosureView } from './shell.ts';
import { finderForm, situationView } from './situations.ts';
import { pairView } from './howExpansionsWork.ts';

/** The most rows of advice about what to buy before or after a box. */
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
  const group = rankedGroups(game, guide).find(({ boxes }) =>
    boxes.some(({ expansion }) => expansion === box),
  );
  const ranking = { href: `${entry.path}#tldr-table` };
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
    place: group === undefined ? null : placeOf(box, group, ranking.href),
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
      if (prices === null) return [];
      return [
        { region, price: priceView(prices, context.today, { id: box.id, title: box.title, href: null }) },
      ];
    }),
    changes: guide.changes
      .filter(({ boxes = [] }) => boxes.includes(box.id))
      .map(({ id, date, text }) => ({ id, date, text })),
    pager: pagerOf(guided, box, group, ranking.href),
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

function placeOf(box: Expansion, { name, boxes }: RankedGroup, href: string): BoxPageView['place'] {
  const rank = boxes.find(({ expansion }) => expansion === box)?.rank ?? null;
  return { rank: boxes.length > 1 ? rank : null, of: boxes.length, group: name, href };
}

/** Why it has its rank, unless that is the answer already. */
function reasonOf(box: Expansion, group: RankedGroup | undefined): BoxPageView['reason'] {
  const { rank_reason: text, worth_it: answer } = box;
  if (text === undefined || answer === undefined) return null;
  const rank = group?.boxes.find(({ expansion }) => expansion === box)?.rank ?? 0;
  const word = (group?.boxes.length ?? 0) > 1 ? ordinalWords[rank - 1] : undefined;
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
function shopViews(material: BoxMaterial): BoxShopView[] {
  const { regions: views } = buyView(material);
  const amounts = new Map(regions.map((region) => [region, amountOf(material, region)]));
  return views.map(({ region, offer, others }) => {
    const other = views.find((view) => view.region !== region && view.offer.price !== null);
    return {
      region,
      amount: amounts.get(region as (typeof regions)[number]) ?? null,
      offer,
      others,
      elsewhere:
        other === undefined
          ? null
          : { label: regionNames[other.region as (typeof regions)[number]], offer: other.offer },
    };
  });
}

/** The best offer's fresh price, else a list price that is not too old. */
function amountOf(material: BoxMaterial, region: (typeof regions)[number]): AmountView | null {
  const view = buyView(material).regions.find((one) => one.region === region);
  if (view !== undefined && view.offer.price !== null && view.offer.seen !== null) {
    const { price, retailer, seen, until } = view.offer;
    return { price, note: `at ${retailer}`, date: seen, until };
  }
  const currency = regionCurrency[region];
  const listed = currentListPrices(material.box.list_price, material.context.today).find(
    (price) => price.currency === currency,
  );
  if (listed === undefined) return null;
  return { price: formatPrice(listed.amount, currency), note: 'list price', date: listed.date, until: null };
}

interface Side {
  id: string;
  name: string;
  href: string | null;
  box: Expansion | null;
}

function sideOf(guided: GuideMaterial, id: string): Side {
  const { game, path } = guided.entry;
  const box = id === baseId ? baseGameBox(game) : game.expansions.find((expansion) => expansion.id === id);
  if (box === undefined) return { id, name: game.title, href: path, box: null };
  return { id, name: shortTitle(box), href: boxLink(guided, box), box };
}

function comparisonView(guided: GuideMaterial, comparison: Comparison, box: Expansion): ComparisonView {
  const { id, boxes, question, answer, why, pick_if: pickIf } = comparison;
  const isOwn = (side: Side) => side.box === box;
  const sides = boxes.map((side) => sideOf(guided, side)).sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const rows = comparedFacts(guided, sides).filter(
    ({ cells }) => new Set(cells.map((cell) => cell.text)).size > 1,
  );
  return {
    id,
    question,
    answer,
    why,
    sides: sides.map((side) => ({ name: side.name, href: isOwn(side) ? null : side.href })),
    rows: [
      ...rows,
      { label: 'Pick it if', region: null, cells: sides.map((side) => ({ text: pickIf[side.id] ?? '—' })) },
    ],
  };
}

/** A row is left out if one of the two has no such fact. */
function comparedFacts(guided: GuideMaterial, sides: readonly Side[]): ComparisonView['rows'] {
  const { context, entry } = guided;
  const { game } = entry;
  const words = wordsOf(context.content.site);
  const materials = sides.map(({ box }) => (box === null ? null : boxMaterial(guided, box)));
  const row = (
    label: string,
    text: (material: BoxMaterial) => string | null,
    ofBase: string | null,
    region: string | null = null,
  ) => {
    const cells = materials.map((material) => (material === null ? ofBase : text(material)));
    return cells.every((cell) => cell !== null)
      ? [{ label, region, cells: cells.map((text) => ({ text })) }]
      : [];
  };
  return [
    ...row(fillWords('{Added_rules}', words), ({ box }) => box.complexity_delta ?? null, null),
    ...row(fillWords('{Players}', words), playersText, basePlayers(game, words)),
    ...row(fillWords('{Minutes}', words), ({ box }) => box.playtime_delta ?? null, timeText(game)),
    ...row('Needs', ({ box }) => needsText(game, box), completeGame),
    ...regions.flatMap((region) =>
      row('Price', (material) => priceText(amountOf(material, region)), basePrice(guided, region), region),
    ),
  ];
}

function basePrice({ context, entry }: GuideMaterial, region: (typeof regions)[number]): string | null {
  const currency = regionCurrency[region];
  const listed = currentListPrices(entry.game.list_price, context.today).find(
    (price) => price.currency === currency,
  );
  return listed === undefined
    ? null
    : `${formatPrice(listed.amount, currency)} list price, ${formatDate(listed.date)}`;
}

function priceText(amount: AmountView | null): string | null {
  return amount === null ? null : `${amount.price} ${amount.note}, ${formatDate(amount.date)}`;
}

function pathLines(guided: GuideMaterial, box: Expansion): BoxPageView['path'] {
  // Its answer names what to buy instead, if anything does the same.
  if (box.verdict === 'skip') return [];
  const { context, entry } = guided;
  const { guide } = entry;
  const form = finderForm(entry, context.content.site);
  const own = boxLink(guided, box);
  const advice = (rows: typeof form.game.rows) =>
    rows.slice(0, maxAdvice).map((row) => {
      const { picks, ...view } = situationView(guided, row, form);
      const onGuide = (href: string | null) =>
        href?.startsWith('#') === true ? `${entry.path}${href}` : href;
      return {
        kind: 'advice' as const,
        ...view,
        picks: picks.map(({ title, href }) => ({ title, href: href === own ? null : onGuide(href) })),
      };
    });
  const at = guide.path.indexOf(box.id);
  const before = at > 0 ? sideOf(guided, guide.path[at - 1] ?? baseId) : null;
  const after = advice(form.game.rows.filter(({ owns }) => owns?.includes(box.id)));
  const next = at >= 0 ? guide.path[at + 1] : undefined;
  const nextSide = after.length > 0 || next === undefined ? null : sideOf(guided, next);
  return [
    ...(before === null
      ? []
      : [{ kind: 'link' as const, label: 'Before it:', title: before.name, href: before.href }]),
    ...advice(form.game.rows.filter(({ buy }) => buy?.includes(box.id))),
    ...(nextSide === null
      ? []
      : [{ kind: 'link' as const, label: 'After it:', title: nextSide.name, href: nextSide.href }]),
    ...after,
  ];
}

/**
 * Names the editions of the base game that a box does not fit, if it fits one: of other boxes, the data says nothing. A
 * series has titles instead, and “Needs” names the right one.
 */
function worksWith(guided: GuideMaterial, { id, standalone }: Expansion): BoxPageView['works'] {
  const { game, guide } = guided.entry;
  const pairs = (game.compatibility ?? []).filter((pair) => pair.box === id || pair.with === id);
  const editions = standalone || guide.series === true ? [] : (guide.editions ?? []);
  const others = editions.filter(({ fits }) => !fits.includes(id));
  return {
    pairs: pairs.map((pair) => {
      const other = sideOf(guided, pair.box === id ? pair.with : pair.box);
      return { ...pairView(guided, pair), boxes: other.name, href: other.href };
    }),
    editions: others.length === editions.length ? [] : others.map(({ name }) => name),
  };
}

function pagerOf(
  guided: GuideMaterial,
  box: Expansion,
  group: RankedGroup | undefined,
  href: string,
): BoxPageView['pager'] {
  const boxes = group?.boxes ?? [];
  const at = boxes.findIndex(({ expansion }) => expansion === box);
  const link = (index: number) => {
    const near = at === -1 ? undefined : boxes[index];
    if (near === undefined) return null;
    const { expansion, rank } = near;
    const advice = expansion.verdict === undefined ? null : adviceText[expansion.verdict];
    return { rank, name: shortTitle(expansion), href: boxLink(guided, expansion), advice };
  };
  return { previous: link(at - 1), next: link(at + 1), all: { href, count: guided.ranked.length } };
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
