import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Cli, LocalCli } from './cli.ts';
import type { CommitOptions } from './commands/commit-roster.ts';
import type { ExportRosterOptions } from './commands/export-roster.ts';
import type { ImportRosterOptions } from './commands/import-roster.ts';
import type { Reported } from './report.ts';

export type Runs = {
  readonly run: (command: (cli: Cli) => Reported) => Promise<void>;
  readonly runHere: (command: (cli: LocalCli) => Reported) => Promise<void>;
};

export function dateArgument(typed: string): string {
  const date = parseIsoDate(typed);
  if (date.ok) return date.value;
  throw new InvalidArgumentError('Enter a date as YYYY-MM-DD.');
}

function countArgument(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError('Enter a number.');
}

const files = () =>
  new Argument(
    '<file...>',
    'CSV files, a folder of them, or a ZIP: ours, OneRoster, Clever, School Data Sync, …; - is the standard input',
  );

/** Adds the command `roster`: imports and exports of rosters (ROS-5, R25). */
export function addRoster(program: Command, { run, runHere }: Runs): void {
  const roster = program.command('roster').description('check, import, undo and export rosters');
  roster
    .command('check')
    .description(
      'report the kind of each file and its problems, without a server. Exit code 1: the files have errors',
    )
    .addArgument(files())
    .action((paths: readonly string[]) =>
      runHere(async (cli) => (await import('./commands/check-roster.ts')).checkRoster(cli, paths)),
    );
  roster
    .command('preview')
    .description('show the students in the files, by class, without a server')
    .addArgument(files())
    .action((paths: readonly string[]) =>
      runHere(async (cli) => (await import('./commands/preview-roster.ts')).previewRoster(cli, paths)),
    );
  const committing = (command: Command): Command =>
    command
      .option('--yes', 'do not ask')
      .option(
        '--confirm <number>',
        'the number of records that it removes, if that is more than a fifth of them',
        countArgument,
      )
      .option('--wait', 'wait until everything is imported');
  committing(roster.command('import'))
    .description('import files into a school: shows what would change, asks, then changes it')
    .addArgument(files())
    .requiredOption('--school <id>', 'the school or district, as `organizations` lists it')
    .option('--archive-left', 'archive students who have left at the source')
    .option('--archive-missing', 'archive students of the school who are not in the files')
    .option(
      '--rehearsal',
      'plan with invented names, show the counts, and delete everything: nothing is imported',
    )
    .option('--invite-staff', 'invite staff in the files who are not members of the school yet')
    .action((paths: readonly string[], options: ImportRosterOptions) =>
      run(async (cli) => (await import('./commands/import-roster.ts')).importRoster(cli, paths, options)),
    );
  roster
    .command('export')
    .description(
      'write students, or staff, to our own CSV file, which an import takes back without changing anything',
    )
    .addOption(new Option('--classroom <id>', 'only those of a classroom').conflicts('school'))
    .option('--school <id>', 'only those of a school')
    .addOption(
      new Option('--on <date>', 'who was in the classroom on this day')
        .argParser(dateArgument)
        .conflicts(['school', 'archived']),
    )
    .addOption(new Option('--archived', 'archived students instead').conflicts('classroom'))
    .addOption(
      new Option('--staff', 'teachers and managers instead').conflicts(['classroom', 'on', 'archived']),
    )
    .option('-o, --output <file>', 'write a file; - is the standard output (default)')
    .option('--force', 'replace a file that exists')
    .action((options: ExportRosterOptions) =>
      run(async (cli) => (await import('./commands/export-roster.ts')).exportRoster(cli, options)),
    );
  const id = new Argument('<import>', 'the id of the import, as `roster list` shows it');
  committing(roster.command('commit'))
    .description('commit an import that was planned before: shows what would change, asks, then changes it')
    .addArgument(id)
    .action((which: string, options: CommitOptions) =>
      run(async (cli) => (await import('./commands/commit-roster.ts')).commitRoster(cli, which, options)),
    );
  roster
    .command('discard')
    .description('delete an import that you do not want, and what was read of its files')
    .addArgument(id)
    .action((which: string) =>
      run(async (cli) => (await import('./commands/discard-roster.ts')).discardRoster(cli, which)),
    );
  roster
    .command('undo')
    .description('undo an import within 7 days; later edits are kept')
    .addArgument(id)
    .action((which: string) =>
      run(async (cli) => (await import('./commands/undo-roster.ts')).undoRoster(cli, which)),
    );
  roster
    .command('list')
    .description('list imports, the newest first')
    .action(() => run(async (cli) => (await import('./commands/list-imports.ts')).listImports(cli)));
}

/** Adds the command `classrooms`: the user's classrooms (ROS-1). */
export function addClassrooms(program: Command, { run }: Runs): void {
  const classrooms = program.command('classrooms').description('list and show classrooms');
  classrooms
    .command('list')
    .description('list your classrooms, with the ids that `roster export` takes')
    .action(() => run(async (cli) => (await import('./commands/list-classrooms.ts')).listClassrooms(cli)));
  classrooms
    .command('show')
    .description('show a classroom, its teachers and its students')
    .argument('<classroom>', 'its id')
    .action((id: string) =>
      run(async (cli) => (await import('./commands/show-classroom.ts')).showClassroom(cli, id)),
    );
}
