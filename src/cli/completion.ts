import type { Command } from 'commander';

/** Whether the arguments request shell completion: the script for a shell, or the candidates that such a script requests. */
export const asksForCompletion = ([first]: readonly string[]): boolean =>
  first === 'completion' || first === 'complete';

export const declareCompletion = (program: Command): Command =>
  program
    .command('completion')
    .description('print a completion script for your shell')
    .argument('<shell>', 'zsh, bash, fish or powershell');

/** Adds the shell completion commands. Must be called after all other commands are added. */
export async function addCompletion(program: Command): Promise<void> {
  const { default: complete } = await import('@bomb.sh/tab/commander');
  complete(program, { completionCommandName: 'completion' });
}
