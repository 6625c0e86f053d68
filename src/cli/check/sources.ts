import { Command } from 'commander';
import { describeOutage } from '../../check/run/checkData.ts';
import { watchNetwork } from '../../check/run/runCheck.ts';
import { printable } from '../../diagnostics/printable.ts';
import { allowAddressOption, type AnswerFormat, networkOf } from './options.ts';
import { formatOption, requireFolder } from '../options.ts';
import { watchStopSignals } from '../stopSignals.ts';
import { checkItems } from '../../check/run/checkItems.ts';
import { listShop, loadRetailers } from '../../check/offers/listEntry.ts';
import { loadSources } from '../../check/offers/loadOffers.ts';
import { CannotRun } from '../cannotRun.ts';

interface Options {
  data: string;
  format: AnswerFormat;
  allowAddress: ReadonlySet<string>;
}

const dead: readonly string[] = ['broken', 'soft404', 'unreachable', 'timeout'];

export const sourcesCommand = new Command('sources')
  .description(
    'Finds dead links among the games’ sources. Exit codes: 0 none, 1 dead links found, 2 could not run.',
  )
  .option('--data <dir>', 'data folder', 'data')
  .addOption(formatOption())
  .addOption(allowAddressOption())
  .action(async ({ data, format, allowAddress }: Options) => {
    await requireFolder(data);
    const stop = watchStopSignals();
    const links = await loadSources(data);
    const retailers = await loadRetailers(data);
    const items = links.map(({ url }) => {
      const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
      const shop = [...retailers.values()].find(({ hosts }) => hosts.includes(host));
      // A shop that must not be called for offers is not called for sources either.
      const mode = shop === undefined || shop.mode === 'page' ? undefined : shop.mode;
      const { mode: allowed, ...known } = listShop(shop?.id ?? 'Other', url, { retailers, mode });
      return {
        ...{ id: url, url, link: 'product' as const, currency: null, price: null, in_stock: null },
        shop: { ...known, mode: allowed === 'page' ? ('link' as const) : allowed },
      };
    });
    const checked = items.filter(({ shop, url }) => shop.mode === 'link' && URL.canParse(url));
    const watch = watchNetwork(new Set(checked.map(({ url }) => new URL(url).hostname)).size);
    const rows = new Map<string, { url: string; lines: string[]; verdict: string; evidence: string }>();
    await checkItems(items, networkOf(allowAddress, stop.signal), ({ item, verdict, visit }) => {
      if (visit !== null && visit.kind !== 'aborted') watch.see(new URL(item.url).hostname, item.url, visit);
      const lines = links.find(({ url }) => url === item.url)?.lines ?? [];
      rows.set(item.url, { url: item.url, lines, verdict: verdict.kind, evidence: verdict.evidence });
    });
    if (checked.length > 0 && !watch.works() && stop.exitCode() === null) {
      const { message, hint } = describeOutage(data);
      throw new CannotRun(message, hint);
    }
    const ordered = links.flatMap(({ url }) => rows.get(url) ?? []);
    const deadRows = ordered.filter(({ verdict }) => dead.includes(verdict));
    const lines = deadRows.flatMap(({ url, lines: named, verdict, evidence }) => [
      ...named,
      `  ${verdict}  ${url}`,
      `  ${evidence}`,
    ]);
    const sum = `${ordered.length} sources, ${deadRows.length} dead.`;
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify(ordered, null, 2)}\n`
        : printable(`${[...lines, sum].join('\n')}\n`, 'lines'),
    );
    process.exitCode = stop.exitCode() ?? (deadRows.length > 0 ? 1 : 0);
  });
