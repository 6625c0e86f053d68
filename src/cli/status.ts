import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { formatOption, todayOption } from './options.ts';
import { siteStatus, type SiteStatus } from '../content/siteStatus.ts';
import { publishedGuides } from '../site/guides/publishedGuides.ts';
import { priceNews, type PriceNews } from '../site/guides/deals.ts';
import { loadValid } from './loadValid.ts';

interface Options {
  data: string;
  today: string;
  format: 'pretty' | 'json';
}

export const command = new Command('status')
  .description(
    'Summarizes the site on one screen: guides, links, prices, missing facts, and what to do next.',
  )
  .option('--data <dir>', 'data folder', 'data')
  .addOption(todayOption())
  .addOption(formatOption())
  .action(async ({ data, today, format }: Options) => {
    const content = await loadValid(data, today);
    const commits = await lastCommits(data);
    const { back, gone } = priceNews({ content, guides: publishedGuides(content), today });
    const status = { ...siteStatus(content, today, (file) => commits.get(file)), stock: { back, gone } };
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, today, ...status }, null, 2)}\n`
        : statusText(status),
    );
  });

async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const args = ['-C', folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'];
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 64_000_000 }).catch(() => ({
    stdout: '',
  }));
  for (const commit of stdout.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

export interface ShownStatus extends SiteStatus {
  stock: Pick<PriceNews, 'back' | 'gone'>;
}

const shownNames = 4;

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
  if (changed !== undefined)
    return `${changed.id} has changed; set its updated_on and add an entry to its changes.`;
  const [unseen] = facts.availabilityUnknown;
  if (unseen !== undefined)
    return `find out whether ${unseen} is for sale; readers need that most about a first pick.`;
  const [left] = placeholders;
  return left === undefined ? 'nothing; the site is in order.' : `fill in ${left} before publishing.`;
}

function named(one: string, many: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `, ${names.length} ${names.length === 1 ? one : many}: ${listed(names)}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
