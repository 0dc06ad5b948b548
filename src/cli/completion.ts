import type { Command } from 'commander';

/** Whether the words ask for completion: the script of a shell, or the candidates that this script asks for. */
export const asksForCompletion = ([first]: readonly string[]): boolean =>
  first === 'completion' || first === 'complete';

/** Lists the command in the help without loading what it runs with. */
export const declareCompletion = (program: Command): Command =>
  program
    .command('completion')
    .description('print a completion script for your shell')
    .argument('<shell>', 'zsh, bash, fish or powershell');

/** Adds the commands that complete words in a shell. Every other command has to be there. */
export async function addCompletion(program: Command): Promise<void> {
  const { default: complete } = await import('@bomb.sh/tab/commander');
  complete(program, { completionCommandName: 'completion' });
}
