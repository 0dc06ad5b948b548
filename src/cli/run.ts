import { CommanderError } from 'commander';
import type { Result } from '#domain/result.ts';
import { addCompletion, asksForCompletion, declareCompletion } from './completion.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CliFailure, describeCliFailure } from './failures.ts';
import type { CliHost } from './host.ts';
import { terminalJson, terminalText } from './output/terminal-text.ts';
import { type Answer, type AnswerHere, buildProgram } from './program.ts';
import type { Report } from './report.ts';

function print(host: CliHost, answered: Result<Report, CliFailure>, json: boolean): ExitCode {
  if (!answered.ok) {
    const { exitCode, says } = describeCliFailure(answered.error);
    host.stderr(`error: ${terminalText(says)}\n`);
    return exitCode;
  }
  const report = answered.value;
  const answer = json && report.json !== undefined ? terminalJson(report.json) : report.text;
  host.stdout(typeof answer === 'string' ? `${answer}\n` : answer);
  return report.exitCode ?? exitCodes.done;
}

/** Runs the command for the arguments after the program's name. Returns the exit code. */
export async function run(words: readonly string[], host: CliHost): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  const answer: Answer = async (access, options, command) => {
    const { json = false } = options;
    const { openCli } = await import('./composition/open-cli.ts');
    const cli = openCli(host, options);
    if (!cli.ok) exitCode = print(host, cli, json);
    else if (access === 'logged-in' && !cli.value.isLoggedIn())
      exitCode = print(host, { ok: false, error: { kind: 'session/required' } }, json);
    else exitCode = print(host, await command(cli.value), json);
  };
  const answerHere: AnswerHere = async ({ json = false }, command) => {
    const { openLocal } = await import('./composition/open-local.ts');
    exitCode = print(host, await command(openLocal(host)), json);
  };
  try {
    const program = buildProgram(host, answer, answerHere);
    if (asksForCompletion(words)) await addCompletion(program);
    else declareCompletion(program);
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed the help, the version, or the problem with the arguments.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    host.stderr(`error: ${terminalText(error instanceof Error ? error.message : String(error))}\n`);
    return exitCodes.failed;
  }
}
