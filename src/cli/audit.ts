import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import { formatNames, type Format, formatDiagnostics } from '../diagnostics/format.ts';
import { isFailure } from '../diagnostics/diagnostic.ts';
import type { AuditRules } from '../site/audit/types.ts';
import { readBuiltFolder } from './builtFolder.ts';
import { bareUrl, cacheDir, formatOption, todayInUtc, wantsColor } from './options.ts';
import { watchStopSignals } from './stopSignals.ts';
import { auditExternal, type ExternalSite, type NoSite } from '../site/audit/external/auditExternal.ts';
import { openFolder } from '../site/audit/external/openFolder.ts';
import { crawlSite } from '../site/audit/external/crawl.ts';
import { loadContent } from '../content/content.ts';
import { budgetsOf } from '../site/audit/budget/checkBudgets.ts';
import { CannotRun } from './cannotRun.ts';

interface Options {
  data: string;
  format: Format;
  strict?: true;
}

const maxAddresses = 5000;

export const command = new Command('audit')
  .description(
    'Audits a built site, in a folder or on a server, with the same checks as a build. Exit codes: 0 no errors, 1 errors, 2 could not run.',
  )
  .argument('[site]', 'folder or URL of the site', 'dist')
  .option('--data <dir>', 'data folder, for the budgets', 'data')
  .addOption(formatOption(formatNames))
  .option('--strict', 'treat warnings as errors')
  .action(audit);

async function audit(where: string, options: Options): Promise<void> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(where);
  const budgetOf = await findBudgets(options.data);
  const site = isAddress ? await openServer(where) : await openFolder(where, await readBuiltFolder(where));
  if (site === null) return;
  if ('reason' in site) throw new CannotRun(site.reason, site.hint);
  const diagnostics = await auditExternal(site, budgetOf);
  const color = wantsColor(process.stdout, process.env);
  process.stdout.write(
    formatDiagnostics(diagnostics, options.format, { color, summary: { files: site.looked } }),
  );
  process.exitCode = isFailure(diagnostics, options.strict === true) ? 1 : 0;
}

async function openServer(where: string): Promise<ExternalSite | NoSite | null> {
  const url = bareUrl(where);
  if (url === null) {
    throw new CannotRun(
      `${where} is not the URL of a site.`,
      'Give the URL without a path, for example https://guides.example.org.',
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
        `Only the first ${maxAddresses} URLs were audited. Audit the folder instead to cover all of them.\n`,
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
    process.stderr.write(`Budgets were not checked: there is no folder ${dir} (--data).\n`);
    return () => null;
  }
  const { content } = await loadContent(dir, { today: todayInUtc(), cacheDir });
  if (content === null) {
    throw new CannotRun(
      `The budgets in ${dir}/ cannot be read, because the data has errors.`,
      'Run guides validate to see them.',
    );
  }
  return budgetsOf(content);
}
