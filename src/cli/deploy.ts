import { Command, InvalidArgumentError, Option } from 'commander';
import { shownPath } from '../content/shownPath.ts';
import { hashFiles, readBuiltFolder } from './builtFolder.ts';
import { CannotRun } from './cannotRun.ts';
import { wantsColor } from './color.ts';
import { commandLine } from './commandLine.ts';
import { formatVerifyJson, formatVerifyPretty, type Verified } from './deployReport.ts';

interface Options {
  data: string;
  baseUrl?: URL;
  format: 'pretty' | 'json';
}

const verify = new Command('verify')
  .description(
    'Says whether a built site would be, or is, served as it wants to be. Exit 0: it is, 1: it is not, 2: could not run.',
  )
  .argument('[dir]', 'the folder of the built site', 'dist')
  .option('--data <dir>', 'the data folder, whose state/addresses.json lists what was published', 'data')
  .option('--base-url <url>', 'ask the server at this address too, and nobody else', parseAddress)
  .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
  .action(verifyFolder);

export const command = new Command('deploy')
  .description('Checks how a built site is served.')
  .addCommand(verify);

async function verifyFolder(dir: string, { data, baseUrl, format }: Options): Promise<void> {
  const [{ hosts }, { checkFolder }, { urlTable }, { replay }] = await Promise.all([
    import('../hosts/hosts.ts'),
    import('../hosts/verify/checkFolder.ts'),
    import('../hosts/verify/urlTable.ts'),
    import('../hosts/verify/replay.ts'),
  ]);
  const folder = await readBuiltFolder(dir);
  const { builtFor, diagnostics } = await checkFolder(folder, await readPublished(data));
  if (baseUrl !== undefined) await requireAnswer(baseUrl);
  // With several hosts in one folder, any of them may be the one that answers.
  const goneIs404 = builtFor.some((name) => !hosts[name].answersGone);
  const rows =
    baseUrl === undefined
      ? []
      : await replay(
          baseUrl,
          urlTable({ ...folder, baseUrl, goneIs404, files: await hashFiles(dir, folder.files) }),
        );
  const verified: Verified = { folder, builtFor, diagnostics, baseUrl: baseUrl ?? null, rows };
  process.stdout.write(
    format === 'json'
      ? formatVerifyJson(verified)
      : formatVerifyPretty(verified, wantsColor(process.stdout, process.env)),
  );
  const failed =
    diagnostics.some(({ severity }) => severity === 'error') || rows.some(({ wrong }) => wrong.length > 0);
  process.exitCode = failed ? 1 : 0;
}

/** A site that was never published has no list. */
async function readPublished(data: string) {
  const { readAddresses } = await import('../content/state/addresses.ts');
  const { file, paths, damaged } = await readAddresses(data);
  if (damaged)
    throw new CannotRun(
      `${shownPath(file)} is no list of addresses.`,
      `Bring the file back from git, or delete it; ${commandLine('addresses --write')} begins a new one.`,
    );
  return { file: shownPath(file), paths };
}

/** Waits for no more than one answer from a server that gives none. */
async function requireAnswer(baseUrl: URL): Promise<void> {
  const { openServer } = await import('../hosts/verify/replay.ts');
  const server = openServer(baseUrl);
  try {
    await server.ask({ method: 'HEAD', host: null, target: '/' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Node says so of every certificate that it has no root for.
    const isUntrusted = /certificate|altnames/i.test(reason);
    throw new CannotRun(
      isUntrusted
        ? `${baseUrl.origin} is not believed: ${reason}.`
        : `${baseUrl.origin} does not answer: ${reason}.`,
      isUntrusted
        ? `Name the certificate of whoever signed it: NODE_EXTRA_CA_CERTS=ca.pem ${commandLine('deploy verify …')}`
        : 'Start the server, or check the address.',
    );
  } finally {
    await server.close();
  }
}

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new InvalidArgumentError(
      'It must be an address without a path, for example http://127.0.0.1:8080.',
    );
  }
  return url;
}
