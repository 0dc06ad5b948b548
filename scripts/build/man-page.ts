import type { Command } from 'commander';

/** Escapes text for roff, in which a line that starts with a period or an apostrophe is a request. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/gmu, String.raw`\&`);

const entry = (term: string, description: string): string =>
  `.TP\n\\fB${roff(term)}\\fR\n${roff(description)}`;

function sectionsOf(command: Command, name: string): readonly string[] {
  const help = command.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  const words = help.visibleArguments(command).map((argument) => help.argumentTerm(argument));
  const own = [
    `.SS ${[name, ...words].map(roff).join(' ')}`,
    roff(command.description()),
    ...options.map((option) => entry(help.optionTerm(option), help.optionDescription(option))),
  ];
  const children = command.commands.filter((child) => child.name() !== 'help');
  return [
    ...(children.length === 0 ? own : []),
    ...children.flatMap((child) => sectionsOf(child, `${name} ${child.name()}`)),
  ];
}

/** The manual page of the command line in roff, for `man`. `after` follows the options: environment and exit codes. */
export function manPage(program: Command, after: string): string {
  const name = program.name();
  const help = program.createHelp();
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${program.version() ?? ''}"`,
    '.SH NAME',
    `${name} \\- ${roff(program.description())}`,
    '.SH SYNOPSIS',
    `.B ${name}\n[options] command`,
    '.SH OPTIONS',
    ...help
      .visibleOptions(program)
      .map((option) => entry(help.optionTerm(option), help.optionDescription(option))),
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => sectionsOf(command, `${name} ${command.name()}`)),
    '.SH ENVIRONMENT AND EXIT CODES',
    `.nf\n${roff(after.trim())}\n.fi`,
    '',
  ].join('\n');
}
