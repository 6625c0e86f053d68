import { readFileSync } from 'node:fs';
import { Command, CommanderError, Help } from 'commander';
import { projectFolder } from '../platform/project.ts';
import { describeRefusal, isSystemError } from '../platform/systemError.ts';
import { addHelpTexts } from './helpTexts.ts';
import { nearest } from '../diagnostics/didYouMean.ts';
import { printable } from '../diagnostics/printable.ts';
import { CannotRun, Interrupted } from './cannotRun.ts';

/** Only the named command is loaded; help loads all. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  validate: () => import('./validate.ts'),
  build: () => import('./build.ts'),
  addresses: () => import('./addresses.ts'),
  audit: () => import('./audit.ts'),
  check: () => import('./check/check.ts'),
  explain: () => import('./explain.ts'),
  show: () => import('./show.ts'),
  init: () => import('./init.ts'),
  new: () => import('./new.ts'),
  rename: () => import('./rename.ts'),
  remove: () => import('./remove.ts'),
  rank: () => import('./rank.ts'),
  seen: () => import('./seen.ts'),
  offers: () => import('./offers.ts'),
  status: () => import('./status.ts'),
  prices: () => import('./prices.ts'),
  amazon: () => import('./amazon.ts'),
  serve: () => import('./serve.ts'),
  dev: () => import('./dev.ts'),
  deploy: () => import('./deploy.ts'),
  completion: () => import('./completion.ts'),
};

/** Runs one command line. Sets the exit code: 0 clean, 1 findings, 2 could not run, 130 interrupted. */
export async function run(argv: readonly string[]): Promise<void> {
  watchProcess();
  try {
    const [first, ...topic] = argv;
    if (first === 'help' && topic.length > 0 && topic[0] !== 'help') await showHelp(topic);
    const program = await programFor(first);
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    process.exitCode = explainFailure(error);
  }
}

/** Commander ignores everything after the first word, and answers "help chek" with the general help. */
async function showHelp(topic: readonly string[]): Promise<never> {
  let command = await programFor(topic[0]);
  const path: string[] = [];
  for (const word of topic) {
    const names = command.commands.map((part) => part.name());
    const match = command.commands.find((part) => part.name() === word);
    if (match === undefined) {
      const near = nearest(word, names);
      throw new CannotRun(
        `There is no command "${[...path, word].join(' ')}".`,
        near === undefined
          ? `Run ${['guides help', ...path].join(' ')} for a list.`
          : `Did you mean ${[...path, near].join(' ')}?`,
      );
    }
    command = match;
    path.push(word);
  }
  return command.help();
}

export async function programFor(name: string | undefined): Promise<Command> {
  const program = new Command('guides')
    .description('Builds a site of buying guides from the YAML files in data/, and checks it.')
    .version(version(), '--version', 'print the version')
    .helpCommand('help [command...]', 'show help for a command')
    .addHelpText('after', '\nFor examples: guides help COMMAND\nMore: README.md and docs/')
    .configureHelp({ minWidthToWrap: 20, formatItem: formatItem })
    .enablePositionalOptions()
    .showHelpAfterError('  hint: Run guides help for a list of commands.')
    .exitOverride();
  const named =
    name !== undefined && name !== 'completion' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  for (const load of named ? [named] : Object.values(commands)) {
    const { command } = await load();
    program.addCommand(command.copyInheritedSettings(program));
    command.showHelpAfterError(`  hint: Run guides ${command.name()} --help for usage.`);
    for (const part of command.commands)
      part
        .copyInheritedSettings(command)
        .showHelpAfterError(`  hint: Run guides ${command.name()} ${part.name()} --help for usage.`);
    addHelpTexts(command);
  }
  return program;
}

/** On a narrow terminal, puts the description below its term. */
function formatItem(term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? 80;
  if (description === '' || width - termWidth >= 40)
    return Help.prototype.formatItem.call(help, term, termWidth, description, help);
  const lines = help.boxWrap(description, width - 6).split('\n');
  return [`  ${term}`, ...lines.map((line) => `      ${line}`)].join('\n');
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', projectFolder), 'utf8')) as {
    version: string;
  };
  return version;
}

function explainFailure(error: unknown): number {
  // Commander has printed the error or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Interrupted) return 130;
  const refusal = isSystemError(error) ? describeRefusal(error) : null;
  const isBroken = error instanceof Error && error.cause instanceof SyntaxError;
  const broken = isBroken ? new CannotRun(error.message, 'Fix the file, or restore it with git.') : error;
  const known = refusal ? new CannotRun(refusal.message, refusal.hint) : broken;
  if (known instanceof CannotRun) {
    const hint = known.hint === undefined ? '' : `\n  hint: ${known.hint}`;
    process.stderr.write(`error: ${printable(known.message + hint, 'lines')}\n`);
    return 2;
  }
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  process.stderr.write(
    `error: a bug stopped the command: ${printable(message)}. Set GUIDES_DEBUG=1 to see the stack.\n`,
  );
  if (process.env['GUIDES_DEBUG'] === '1') process.stderr.write(`${inspectError(error)}\n`);
  return 2;
}

function inspectError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function watchProcess(): void {
  process.once('SIGINT', () => process.exit(130));
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader closed the pipe, as `head` does.
      if (error.code === 'EPIPE') process.exit();
      // The output is lost, for example on a full disk.
      if (stream === process.stdout)
        process.stderr.write(`error: the output could not be written: ${error.code ?? error.message}\n`);
      process.exit(2);
    });
  }
}
