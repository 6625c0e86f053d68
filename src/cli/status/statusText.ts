import type { SiteStatus } from '../../content/siteStatus.ts';
import type { PriceNews } from '../../site/priceNews.ts';

/** How the site stands, and what its shops have. */
export interface ShownStatus extends SiteStatus {
  stock: Pick<PriceNews, 'back' | 'gone'>;
}

const shownNames = 4;

/** One screen about the site, and what is worth doing next. */
export function statusText(status: ShownStatus): string {
  const { guides, links, prices, stock, facts, placeholders, changedSince } = status;
  const rows: [string, string][] = [
    ['Guides', `${guides.published} published${named('draft', 'drafts', guides.drafts)}`],
    ['Oldest', guides.oldest === null ? 'none' : `${guides.oldest.id}, updated ${guides.oldest.updated_on}`],
    [
      'Links',
      `${links.product} to product pages, ${links.search} searches${named('ranked box without an offer', 'ranked boxes without an offer', links.boxesWithoutOffer)}`,
    ],
    ...links.pages.map(({ region, boxes, baseGames }): [string, string] => [
      `${region} pages`,
      `${boxes} of ${facts.ranked} ranked boxes, ${baseGames} of ${guides.published} base games`,
    ]),
    [
      'Searches',
      links.searched.length === 0
        ? 'none'
        : `readers gain most from product pages of ${listed(links.searched.map(({ box, region }) => `${box} (${region})`))}`,
    ],
    ['Prices', `${prices.shown} shown, ${prices.tooOld} too old to show, ${prices.notKnown} not known`],
    [
      'Back in stock',
      stock.back.length === 0
        ? 'none'
        : listed(stock.back.map(({ box, shop, on }) => `${box} (${shop}, ${on})`)),
    ],
    [
      'In no shop',
      stock.gone.length === 0
        ? 'none for 60 days'
        : `for 60 days: ${listed(stock.gone.map(({ box, region, since }) => `${box} (${region}, since ${since})`))}`,
    ],
    ['Availability', `not known for ${facts.availabilityUnknown.length} of ${facts.ranked} ranked boxes`],
    ['List prices', `not known for ${facts.listPriceUnknown} of ${facts.ranked} ranked boxes`],
    [
      'Contents',
      facts.contentsUnknown.length === 0
        ? 'known for every ranked box'
        : `missing for ${listed(facts.contentsUnknown)}`,
    ],
    ['Placeholders', placeholders.length === 0 ? 'none' : placeholders.join(', ')],
    [
      'Changed since',
      changedSince.length === 0
        ? 'no text changed after its date'
        : listed(
            changedSince.map(
              ({ id, updated_on, changed_on }) => `${id} (says ${updated_on}, changed ${changed_on})`,
            ),
          ),
    ],
  ];
  const lines = rows.map(([label, text]) => `${label.padEnd(14)} ${text}`);
  return `${[...lines, '', `Next: ${nextStep(status)}`].join('\n')}\n`;
}

function nextStep({ links, facts, prices, placeholders, changedSince }: SiteStatus): string {
  const [box] = links.boxesWithoutOffer;
  if (box !== undefined) return `add an offer for ${box}; nobody can buy it from its guide.`;
  if (prices.tooOld > 0) return `run guides check --write; ${prices.tooOld} prices are too old to show.`;
  const [changed] = changedSince;
  if (changed !== undefined) return `date the change of ${changed.id}: updated_on, and an entry in changes.`;
  const [unseen] = facts.availabilityUnknown;
  if (unseen !== undefined)
    return `look up whether ${unseen} can be bought; nothing about a first pick matters more to a reader.`;
  const [left] = placeholders;
  return left === undefined ? 'nothing; the site is in order.' : `settle ${left} before publishing.`;
}

function named(one: string, many: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `, ${names.length} ${names.length === 1 ? one : many}: ${listed(names)}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
