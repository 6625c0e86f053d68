import { plainPath, resolveUrl } from './addresses.ts';
import { readControl, type Control } from './controls.ts';
import { isElement, plain, type Element, type Node } from './dom.ts';
import { parsePrices, type TextPrice } from '../price.ts';
import type { Page } from './page.ts';
import { headsOtherProducts, readPhrase, type StockPhrase } from './phrases.ts';
import { isReleasedAfter } from './releaseDate.ts';
import { isElsewhere, isHidden, namesOf } from './regions.ts';
import { isStruckThrough, readAlone, readLabelAfter, readSpot, type PriceSpot, type Run } from './spots.ts';

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
const otherStock =
  /(?:^|[\s_-])(?:stores?|branch\w*|collect\w*|pick-?up\w*|click-?and-?collect|swatch\w*|variants?|variations?|options?)(?:$|[\s_-])/i;
const priceNames =
  /(?:^|[\s_-])(?:\w*prices?|prc\w*|amount|money)(?:$|[\s_-]|\d)|[a-z](?:Price|Amount)(?![a-z])|^price[A-Z]/;
// What shops built of scripts name their elements by; their classes are made up.
const testNames = ['itemprop', 'data-testid', 'data-test', 'data-test-id', 'data-hook', 'data-qa', 'data-cy'];
const choices = new Set(['select', 'option', 'optgroup', 'label', 'fieldset']);

interface Mode {
  struck: boolean;
  prices: string;
  quiet: boolean;
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
  const runs: Run[] = [];
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
    if (mode.quiet) return;
    if (line.length > 20 && zone.sentences.length < 200) zone.sentences.push(line);
    const phrase = readPhrase(line) ?? (isToCome(line) ? 'ahead' : null);
    if (phrase !== null && zone.notes.length < 50) zone.notes.push({ text: line, phrase });
  };

  // The date stands beside its label, or in the next cell of a table.
  const isToCome = (line: string): boolean => {
    const { at } = page.context;
    if (at === undefined || !/20\d\d/.test(line)) return false;
    return isReleasedAfter(line, at) || isReleasedAfter(`${runs.at(-2)?.text ?? ''} ${line}`, at);
  };

  // Above the heading, on the picture, only what denies counts.
  const badge = (data: string): void => {
    const phrase = data.length > 60 ? null : readPhrase(data);
    if (phrase !== null && phrase !== 'in') zone.notes.push({ text: plain(data), phrase });
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
    if (ended || isHidden(node)) return 0;
    if (!around.has(node) && (isElsewhere(node) || isTile(node, page.url))) return 0;
    const { attribs } = node;
    if (reading && attribs['data-price-amount'] !== undefined && attribs['data-price-type'] === 'finalPrice')
      zone.finals.push(attribs['data-price-amount']);
    if (reading && attribs['data-product_variations'] !== undefined)
      zone.variations = attribs['data-product_variations'];
    const control = reading ? readControl(node) : null;
    if (control !== null) zone.controls.push(control);
    const names = namesOf(node);
    const isPrice =
      isStruckThrough(node) ||
      priceNames.test(names) ||
      testNames.some((name) => attribs[name] !== undefined && priceNames.test(attribs[name]));
    const inside: Mode = {
      struck: mode.struck || isStruckThrough(node),
      prices: isPrice || mode.prices !== '' ? `${mode.prices} ${names}`.slice(-400) : '',
      quiet:
        mode.quiet ||
        control !== null ||
        choices.has(node.name) ||
        otherStock.test(names) ||
        node.name === 'a',
    };
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
  for (const child of page.root.children) visit(child, { struck: false, prices: '', quiet: false });
  for (const spot of zone.spots) {
    const label = spot.role === 'current' ? readLabelAfter(runs[spot.next]?.text ?? '') : null;
    if (label === 'gross') spot.gross = true;
    else if (label !== null) spot.role = label;
  }
  if (zone.spots.length === 0) zone.alone = readAlone(runs);
  zone.mentions = mentionsIn(runs);
  return zone;
}

// More of a list's entry need not be looked at to find its link.
const looked = 100;

/** A list's entry that leads to another page of the shop: another product. */
function isTile(element: Element, url: URL): boolean {
  if (element.name !== 'li' && element.name !== 'article') return false;
  const own = plainPath(url);
  let left = looked;
  const leads = (node: Node): boolean => {
    left -= 1;
    if (left < 0 || !isElement(node)) return false;
    const target =
      node.name === 'a' && node.attribs.href !== undefined ? resolveUrl(node.attribs.href, url.href) : null;
    if (target !== null && target.host === url.host && plainPath(target) !== own) return true;
    return node.children.some(leads);
  };
  return leads(element);
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
