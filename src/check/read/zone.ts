import { readControl, type Control } from './controls.ts';
import { isElement, plain, textOf, type Element, type Node } from './dom.ts';
import { parsePrices, type TextPrice } from '../price.ts';
import type { Page } from './page.ts';
import { nameOf } from './names.ts';
import {
  afterStockLabel,
  headsOtherProducts,
  isDoubtful,
  isUnwelcome,
  leadsToAnother,
  readPhrase,
} from './phrases.ts';
import type { StockPhrase } from './stockPhrase.ts';
import { findAll } from './queries.ts';
import { isReleasedAfter, namesRelease } from './releaseDate.ts';
import { inNames, isElsewhere, isHidden, namesOf } from './regions.ts';
import { findBoxes, isEntry, placeOf } from './tiles.ts';
import { isStruckThrough } from './priceText.ts';
import { readAlone, readSpot, settleSpots, type PriceSpot, type Run } from './spots.ts';

/** A short text about stock near the product's name. */
export interface StockNote {
  text: string;
  phrase: StockPhrase;
}

/** What stands visibly between the product's heading and the first list of other products. */
export interface Zone {
  controls: Control[];
  notes: StockNote[];
  spots: PriceSpot[];
  /** Prices in short texts outside of price elements too; struck ones are left out. */
  mentions: TextPrice[];
  /** Texts that are nothing but a price, in elements that no name calls one. */
  alone: PriceSpot[];
  /** Amounts that Magento writes beside the text of a final price. */
  finals: string[];
  /** WooCommerce's variations, as JSON. */
  variations: string | null;
  /** The longer texts, for sentences such as "no longer available". */
  sentences: string[];
}

// A shop's branches and the choices of another variant have a stock of their own.
const otherStock = inNames(
  String.raw`stores?|branch\w*|collect\w*|pick-?up\w*|click-?and-?collect|swatch\w*|variants?|variations?|options?`,
);
const variantRow = inNames('variants?|variations?|options?');
const priceNames =
  /(?:^|[\s_-])(?:\w*prices?|prc\w*|amount|money|prix|preis|precio|prezzo|pre[cç]o|prijs|cena|pris)(?:$|[\s_-]|\d)|[a-z](?:Price|Amount)(?![a-z])|^price[A-Z]/;
// What shops built of scripts name their elements by; their classes are made up.
const testNames = ['itemprop', 'data-testid', 'data-test', 'data-test-id', 'data-hook', 'data-qa', 'data-cy'];
const choices = new Set(['select', 'option', 'optgroup', 'label', 'fieldset']);

// More of a value than a script's name for an element is long.
const mostOfValue = 200;
// Where the stock stands on pages in any language.
const stockNames = inNames(
  String.raw`stock|availability|dispo\w*|lager\w*|lieferstatus|delivery-?(?:status|information)|voorraad|dostepnosc`,
);
// Magento's box for the stock and the article's number.
const withOthers = inNames('sku');
// More than a line of stock is a part of the page that is called so.
const mostOfStock = 120;
const stockLabel =
  /^(?:current |available )?(?:in stock|stock|availability|quantity available|qty available|units available|available)(?: (?:status|level))? ?:?$/i;
const emptyLabel =
  /^(?:current |available )?(?:in stock|stock|stock level|units available|qty available):? ?0$/i;
// What is said below such a line is of another copy.
const usedCopy = /^(?:pre-?owned|used|second[- ]hand|refurbished|gebraucht|occasion|usato|tweedehands)$/i;

interface Mode {
  struck: boolean;
  prices: string;
  quiet: boolean;
  /** In a label. */
  isLabel: boolean;
  /** In an element that is called the stock. */
  stock: boolean;
  /** In what is disabled as a whole. */
  disabled: boolean;
  /** The outermost element around that is called a variant, beside the heading. */
  variant: Element | null;
}

const outside: Mode = {
  struck: false,
  prices: '',
  quiet: false,
  isLabel: false,
  stock: false,
  disabled: false,
  variant: null,
};

// How long the way takes, where it is not weeks, says nothing of stock.
const sending =
  /livraison|exp[ée]di|lieferzeit|lieferung|versand|env[ií]o|entrega|spedizione|consegna|verzend|levering|levertijd|wysy[łl]k|dostaw|leverans|levering|doprav|delivery|dispatch|shipping/i;
const weeks =
  /woche|semaine|semana|settiman|weken|tygodni|veckor|uger|uker|t[ýy]dn|viiko|week|month|mona|mois|mes(?:es|i)/i;

/** Whether a short text in any language is more than a label or the days that the way takes. */
function isStatement(line: string): boolean {
  return (
    line.length <= 80 &&
    !line.endsWith(':') &&
    /\p{L}{2}/u.test(line) &&
    (!sending.test(line) || weeks.test(line))
  );
}

/** "Availability", and what stands beside it says which. */
function isBareLabel(line: string): boolean {
  return line.endsWith(':') || stockLabel.test(line);
}

/** A label and what stands in the cell beside it, as one line. */
function pairOf(before: string, line: string): string {
  return `${before.replace(/ ?:$/, '')}: ${line}`;
}

export function emptyZone(): Zone {
  return {
    controls: [],
    notes: [],
    spots: [],
    alone: [],
    mentions: [],
    finals: [],
    variations: null,
    sentences: [],
  };
}

/** Reads the zone; on a page without a heading what stands in the marked-up product, if there is one. */
export function readZone(page: Page, marked: Element | null): Zone {
  const zone = emptyZone();
  const start = page.h1 ?? marked;
  if (start === null) return zone;
  const around = ancestorsOf(start);
  const boxes = new Set<Element>();
  const place = placeOf(page);
  const heading = nameOf(page.h1Text).words;
  const isEnglish = page.language === '' || page.language.startsWith('en');
  const runs: Run[] = [];
  // A variant's own row may be sold out beside another one that has the button.
  const denied = new Map<Element, string>();
  const sold = new Set<Element>();
  let reading = false;
  let leading = false;
  let ended = false;

  const text = (data: string, mode: Mode): void => {
    const line = plain(data.length > 600 ? data.slice(0, 600) : data);
    if (line === '') return;
    if (headsOtherProducts(line) && !mode.quiet) {
      ended = true;
      return;
    }
    runs.push({ text: line, struck: mode.struck, named: mode.prices !== '' });
    // A product may be called "Sold Out".
    if (zone.notes.length >= 50 || line === page.h1Text) return;
    const phrase = mode.quiet ? quietPhrase(line, mode) : phraseOf(line, mode);
    if (mode.variant !== null && line.length <= 40 && denied.size < 20) {
      const own = readPhrase(line);
      if (own === 'out' || own === 'ahead') denied.set(mode.variant, line);
    }
    if (!mode.quiet && line.length > 20 && zone.sentences.length < 200) zone.sentences.push(line);
    if (phrase !== null) zone.notes.push({ text: line, phrase });
    if (!mode.quiet && leadsToAnother(line)) ended = true;
  };

  const phraseOf = (line: string, mode: Mode): StockPhrase | null => {
    if (line.length > 300) return null;
    const phrase = readPhrase(line);
    // "In stock" in one cell and "No" in the next.
    const before = runs.at(-2)?.text ?? '';
    const labelled =
      line.length <= 20 && before.length <= 40 && stockLabel.test(before)
        ? readPhrase(pairOf(before, line))
        : null;
    if (labelled !== null && phrase === null) return labelled;
    if (phrase !== null && phrase !== 'unsure') return phrase;
    if (isToCome(line, before)) return 'ahead';
    if (phrase !== null) return phrase;
    const rest = afterStockLabel(line) ?? afterStockLabel(pairOf(before, line));
    const isUnread = isEnglish
      ? (mode.stock || (rest !== null && rest !== '')) && !isBareLabel(line) && isUnwelcome(rest ?? line)
      : (mode.stock || (rest !== null && rest !== '')) && isStatement(line);
    return isUnread || isDoubtful(line) || usedCopy.test(line) || isUndated(line, before) ? 'doubt' : null;
  };

  // BigCommerce counts its stock in a label.
  const quietPhrase = (line: string, { isLabel }: Mode): StockPhrase | null =>
    line.length > 40
      ? null
      : isLabel &&
          (emptyLabel.test(line) || (line === '0' && emptyLabel.test(`${runs.at(-2)?.text ?? ''} 0`)))
        ? 'out'
        : !isLabel && usedCopy.test(line)
          ? 'doubt'
          : null;

  // The date stands beside its label, or in the next cell of a table.
  const isToCome = (line: string, before: string): boolean => {
    const { at } = page.context;
    if (at === undefined || !/20\d\d/.test(line)) return false;
    return isReleasedAfter(line, at) || isReleasedAfter(`${before} ${line}`, at);
  };

  // Without a clock a day of release may be one to come.
  const isUndated = (line: string, before: string): boolean =>
    page.context.at === undefined &&
    /20\d\d/.test(line) &&
    (namesRelease(line) || namesRelease(`${before} ${line}`));

  // Above the heading, on the picture, only what denies counts.
  const badge = (data: string): void => {
    const phrase = data.length > 60 ? null : readPhrase(data);
    if (phrase === 'out' || phrase === 'ahead') zone.notes.push({ text: plain(data), phrase });
  };

  // The marked-up product that is not the page's: it has a name of its own.
  const isOtherProduct = (node: Element): boolean => {
    if (
      node.attribs.itemtype === undefined ||
      node === marked ||
      heading.length === 0 ||
      !/\/Product$/.test(node.attribs.itemtype.slice(0, 200))
    )
      return false;
    const [name] = findAll(node, ({ attribs }) => attribs.itemprop === 'name', 1);
    const words = name === undefined ? [] : nameOf(name.attribs.content ?? textOf(name)).words;
    return (
      words.length > 0 &&
      !words.every((word) => heading.includes(word)) &&
      !heading.every((word) => words.includes(word))
    );
  };

  const visit = (node: Node, mode: Mode): number => {
    if (ended) return 0;
    if (!isElement(node)) {
      if (!('data' in node)) return 0;
      if (reading) text(node.data, mode);
      else if (leading && !mode.quiet) badge(node.data);
      return 0;
    }
    if (node === start) reading = true;
    if (around.has(node) && (node.name === 'main' || node.attribs.role === 'main')) leading = true;
    if (node.name === 'footer' && reading && !around.has(node)) ended = true;
    if (ended || isHidden(node) || isAddOn(node)) return 0;
    if (reading && !around.has(node) && node.parent !== null && around.has(node.parent))
      findBoxes(node, place, boxes);
    if (
      !around.has(node) &&
      (isElsewhere(node) || boxes.has(node) || isEntry(node, page) || isOtherProduct(node))
    )
      return 0;
    const { attribs } = node;
    if (reading && attribs['data-price-amount'] !== undefined && attribs['data-price-type'] === 'finalPrice')
      zone.finals.push(attribs['data-price-amount']);
    if (reading && attribs['data-product_variations'] !== undefined)
      zone.variations = attribs['data-product_variations'];
    const control = reading ? readControl(node) : null;
    if (control?.buys === true && mode.variant !== null) sold.add(mode.variant);
    if (control !== null) zone.controls.push(mode.disabled ? { ...control, disabled: true } : control);
    const names = namesOf(node);
    const isPrice =
      isStruckThrough(node) ||
      priceNames.test(names) ||
      testNames.some((name) => {
        const value = attribs[name];
        return value !== undefined && priceNames.test(value.slice(0, mostOfValue));
      });
    const inside: Mode = {
      struck: mode.struck || isStruckThrough(node),
      prices: isPrice || mode.prices !== '' ? `${mode.prices} ${names}`.slice(-400) : '',
      quiet:
        mode.quiet ||
        control !== null ||
        choices.has(node.name) ||
        (!around.has(node) && otherStock.test(names)) ||
        node.name === 'a',
      isLabel: node.name === 'label' || (mode.isLabel && !choices.has(node.name)),
      stock: mode.stock || (!around.has(node) && isStockLine(node, names)),
      disabled:
        mode.disabled ||
        attribs.inert !== undefined ||
        (node.name === 'fieldset' && attribs.disabled !== undefined),
      variant: mode.variant ?? (reading && !around.has(node) && variantRow.test(names) ? node : null),
    };
    if (choices.has(node.name)) inside.variant = null;
    const first = runs.length;
    let found = 0;
    for (const child of node.children) found += visit(child, inside);
    if (isPrice && found === 0 && runs.length > first && zone.spots.length < 60) {
      const spot = readSpot(node, runs, first, `${mode.prices} ${names}`, inside.struck);
      if (spot !== null) zone.spots.push(spot);
      if (spot !== null && spot.role !== 'old') found = 1;
    }
    if (node === start && page.h1 === null) ended = true;
    return found;
  };
  for (const child of page.root.children) visit(child, outside);
  for (const [row, line] of denied)
    if (sold.size > 0 && !sold.has(row)) zone.notes.push({ text: line, phrase: 'doubt' });
  if (zone.spots.every(({ role }) => role === 'old')) zone.alone = settleSpots(readAlone(runs));
  zone.spots = settleSpots(zone.spots);
  zone.mentions = mentionsIn(runs);
  return zone;
}

/** Whether an element is called the stock, by whatever names it, and holds no more than a line. */
function isStockLine(element: Element, names: string): boolean {
  const { attribs } = element;
  return (
    ((stockNames.test(names) && !withOthers.test(names)) ||
      /^availability$/i.test(attribs.title ?? '') ||
      testNames.some((name) => stockNames.test((attribs[name] ?? '').slice(0, mostOfValue)))) &&
    plain(textOf(element, mostOfStock * 3)).length <= mostOfStock
  );
}

/** A choice to tick, such as gift wrap: what it costs comes on top. */
function isAddOn(element: Element): boolean {
  return (
    element.name === 'label' &&
    findAll(element, ({ name, attribs }) => name === 'input' && attribs.type === 'checkbox', 1).length > 0
  );
}

function mentionsIn(runs: readonly Run[]): TextPrice[] {
  return runs
    .filter((run) => !run.struck && run.text.length <= 60 && /\d/.test(run.text))
    .slice(0, 200)
    .flatMap((run) =>
      parsePrices(run.text).filter(
        (price) => price.kind === 'exact' && price.mark !== null && price.amount > 0,
      ),
    );
}

function ancestorsOf(element: Element): ReadonlySet<Node> {
  const around = new Set<Node>();
  for (let at: Node | null = element; at !== null; at = at.parent as Node | null) around.add(at);
  return around;
}
