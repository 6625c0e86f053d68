import { Argument, Command } from 'commander';
import { completionScripts, type Shell } from './completion/scripts.ts';

const shells = Object.keys(completionScripts).filter((name): name is Shell => name in completionScripts);

/** The command prints the tree that it stands in, so all of the program's commands have to be loaded. */
export const command = new Command('completion')
  .description('Prints a script that completes commands and options in your shell.')
  .addArgument(new Argument('<shell>', 'the shell that reads the script').choices(shells))
  .action((shell: Shell) => {
    process.stdout.write(completionScripts[shell](command.parent ?? command));
  });
