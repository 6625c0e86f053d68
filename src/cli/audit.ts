import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { formatNames, type Format, formatDiagnostics } from '../diagnostics/format.ts';
import { isFailure } from '../diagnostics/diagnostic.ts';
import type { FoundSite, NoSite } from '../site/audit/found/foundSite.ts';
import type { AuditRules } from '../site/audit/rules.ts';
import { isSystemError } from '../platform/systemError.ts';
import { CannotRun } from './cannotRun.ts';
import { wantsColor, cacheDir, todayInUtc } from './options.ts';

import { watchStopSignals } from './stopSignals.ts';
import { auditFound } from '../site/audit/found/auditFound.ts';
import { openFolder } from '../site/audit/found/openFolder.ts';
import { shownPath } from '../content/shownPath.ts';
import { crawlSite } from '../site/audit/found/crawl.ts';
import { loadContent } from '../content/content.ts';
import { budgetsOf } from '../site/audit/budget/checkBudgets.ts';

interface Options {
  data: string;
  format: Format;
  strict?: true;
}

const maxAddresses = 5000;

export const command = new Command('audit')
  .description(
    'Audits a built site, in its folder or on its server, as a build does. Exit 0: nothing is wrong, 1: something, 2: could not run.',
  )
  .argument('[site]', 'a folder, or the address of a running site', 'dist')
  .option('--data <dir>', 'the data folder, which has the budgets', 'data')
  .addOption(new Option('--format <format>', 'how to report').choices(formatNames).default('pretty'))
  .option('--strict', 'let warnings count as errors do')
  .action(audit);

async function audit(where: string, options: Options): Promise<void> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(where);
  const budgetOf = await findBudgets(options.data);
  const site = isAddress ? await openServer(where) : await openSite(where);
  if (site === null) return;
  if ('reason' in site) throw new CannotRun(site.reason, site.hint);
  const found = await auditFound(site, budgetOf);
  const color = wantsColor(process.stdout, process.env);
  process.stdout.write(formatDiagnostics(found, options.format, { color, summary: { files: site.looked } }));
  process.exitCode = isFailure(found, options.strict === true) ? 1 : 0;
}

async function openSite(where: string): Promise<FoundSite | NoSite> {
  const found = await stat(where).catch(() => null);
  if (found?.isDirectory() !== true) {
    throw new CannotRun(
      found === null ? `There is no folder ${where}.` : `${where} is not a folder.`,
      'Build the site first, or name its folder or its address (https://…).',
    );
  }
  return openFolder(resolve(where), shownPath(where)).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    throw new CannotRun(`${where} cannot be read: ${error.message}.`, 'Name the folder of a site.');
  });
}

async function openServer(where: string): Promise<FoundSite | NoSite | null> {
  const url = URL.canParse(where) ? new URL(where) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol);
  if (!isWeb || url.origin !== where.replace(/\/$/, '')) {
    throw new CannotRun(
      `${where} is not the address of a site.`,
      'Name it without a path: https://guides.example.org.',
    );
  }
  const stop = watchStopSignals();
  const draw = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);
  try {
    const site = await crawlSite(url.origin, {
      signal: stop.signal,
      maxAddresses,
      onProgress: (done) => draw(`Reading ${done}`),
    });
    draw('');
    if ('looked' in site && site.looked >= maxAddresses) {
      process.stderr.write(
        `Only the first ${maxAddresses} addresses were looked at; audit the folder for all.\n`,
      );
    }
    return site;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    draw('');
    process.exitCode = stop.exitCode() ?? 0;
    return null;
  }
}

async function findBudgets(dir: string): Promise<AuditRules['budgetOf']> {
  if ((await stat(dir).catch(() => null)) === null) {
    process.stderr.write(`No budgets: there is no folder ${dir} (--data).\n`);
    return () => null;
  }
  const { content } = await loadContent(dir, { today: todayInUtc(), cacheDir });
  if (content === null) {
    throw new CannotRun(
      `The budgets in ${dir}/ cannot be read: something is wrong with the data.`,
      'guides validate says what.',
    );
  }
  return budgetsOf(content.site);
}
