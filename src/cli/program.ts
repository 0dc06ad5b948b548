import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { activityRanges } from '#domain/activity.ts';
import { invitedRoles } from '#domain/organizations/invitations/invitation.ts';
import { productName, productSlug } from '#domain/product.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import type { Cli, LocalCli } from './cli.ts';
import type { ExportOptions } from './commands/export-audit.ts';
import type { InviteOptions } from './commands/invite-staff.ts';
import type { ListOptions } from './commands/list-lessons.ts';
import type { SaveOptions } from './commands/save-to-file.ts';
import { exitCodeWords } from './exit-codes.ts';
import type { CliHost } from './host.ts';
import type { Reported } from './report.ts';
import { addClassrooms, addRoster, dateArgument } from './roster-program.ts';
import { packageVersion } from './version.ts';

export type CommonOptions = {
  readonly server?: string;
  readonly organization?: string;
  readonly json?: true;
};

/** Runs a command and prints its output. `access` defines whether it needs a login. */
export type Answer = (
  access: 'logged-in' | 'anybody',
  options: CommonOptions,
  command: (cli: Cli) => Reported,
) => Promise<void>;

function organizationArgument(typed: string): string {
  if (/^[\w-]{1,100}$/.test(typed)) return typed;
  throw new InvalidArgumentError('`blockyard organizations` lists the IDs of your organizations.');
}

export type AnswerHere = (options: CommonOptions, command: (cli: LocalCli) => Reported) => Promise<void>;

const exitCodeList = Object.entries(exitCodeWords)
  .map(([code, words]) => `  ${code}  ${words}`)
  .join('\n');

export const helpAfter = `
Environment:
  BLOCKYARD_SERVER  the server, where --server is not given

Exit codes:
${exitCodeList}`;

/** Builds the commands, their options and their help. The code of a command is loaded when it runs, so that help is fast. */
export function buildProgram(
  host: Pick<CliHost, 'stdout' | 'stderr'>,
  answer: Answer,
  answerHere: AnswerHere,
): Command {
  const program = new Command(productSlug)
    .description(`${productName} on the command line: lessons and accounts, for people and for scripts.`)
    .version(packageVersion())
    .addOption(new Option('--server <url>', 'the address of the server; remembered by login'))
    .option(
      '--organization <id>',
      'the organization to act in (default: the one chosen last)',
      organizationArgument,
    )
    .option('--json', 'print JSON, for scripts')
    .addHelpText('after', helpAfter)
    .configureOutput({ writeOut: host.stdout, writeErr: host.stderr })
    .showHelpAfterError('Run with --help for the commands and options.')
    .exitOverride();
  const run = (access: 'logged-in' | 'anybody', command: (cli: Cli) => Reported): Promise<void> =>
    answer(access, program.opts<CommonOptions>(), command);

  program
    .command('login')
    .description('log this computer in, by a code that you approve in your browser')
    .action(() => run('anybody', async (cli) => (await import('./commands/log-in.ts')).logIn(cli)));
  program
    .command('logout')
    .description('log this computer out')
    .action(() => run('anybody', async (cli) => (await import('./commands/log-out.ts')).logOut(cli)));
  program
    .command('whoami')
    .description('show who is logged in on this computer')
    .action(() => run('logged-in', async (cli) => (await import('./commands/who-am-i.ts')).whoAmI(cli)));

  program
    .command('organizations')
    .description('list the schools, districts and workspaces that you belong to')
    .action(() =>
      run('logged-in', async (cli) =>
        (await import('./commands/list-organizations.ts')).listOrganizations(cli),
      ),
    );

  const lessons = program.command('lessons').description('list, show and download lessons');
  const slug = new Argument('<lesson>', 'the name of the lesson, as the list shows it');
  lessons
    .command('list')
    .description('list the lessons')
    .addOption(new Option('--grade <grades>', 'only lessons for these grades').choices(gradeBands))
    .option('--search <words>', 'only lessons that say all of these words')
    .action((options: ListOptions) =>
      run('anybody', async (cli) => (await import('./commands/list-lessons.ts')).listLessons(cli, options)),
    );
  lessons
    .command('show')
    .description('show goals, materials and agenda of a lesson')
    .addArgument(slug)
    .action((lesson: string) =>
      run('anybody', async (cli) => (await import('./commands/show-lesson.ts')).showLesson(cli, lesson)),
    );
  lessons
    .command('download')
    .description('download a lesson as a PDF')
    .addArgument(slug)
    .option('-o, --output <file>', 'where to; - is the standard output (default: the name of the lesson)')
    .option('--force', 'replace a file that exists')
    .action((lesson: string, options: SaveOptions) =>
      run('anybody', async (cli) =>
        (await import('./commands/download-lesson.ts')).downloadLesson(cli, lesson, options),
      ),
    );

  const staff = program.command('staff').description('list and invite the people of your school');
  staff
    .command('list')
    .description('list everybody, with role, school and status')
    .action(() => run('logged-in', async (cli) => (await import('./commands/list-staff.ts')).listStaff(cli)));
  staff
    .command('invite')
    .description('invite everybody whose address a file holds, and say what happened to each')
    .argument(
      '<file>',
      'addresses in any form: a list, a column, names with addresses; - is the standard input',
    )
    .addOption(
      new Option('--role <role>', 'what they are to be').choices(invitedRoles).default(invitedRoles[0]),
    )
    .option('--message <text>', 'what the email says from you', '')
    .option('--dry-run', 'say what would become of each address, and send nothing')
    .action((file: string, options: InviteOptions) =>
      run('logged-in', async (cli) =>
        (await import('./commands/invite-staff.ts')).inviteStaff(cli, file, options),
      ),
    );

  const audit = program.command('audit').description('what was done, by whom, and when');
  audit
    .command('export')
    .description('export the audit log as CSV, or with --json as JSON')
    .addOption(
      new Option('--of <whose>', 'whose activity').choices(activityRanges).default(activityRanges[0]),
    )
    .option('--after <date>', 'only what was done after this day (YYYY-MM-DD)', dateArgument)
    .option('--before <date>', 'only what was done before this day', dateArgument)
    .option('-o, --output <file>', 'write a CSV file')
    .option('--force', 'replace a file that exists')
    .action((options: ExportOptions) =>
      run('logged-in', async (cli) => (await import('./commands/export-audit.ts')).exportAudit(cli, options)),
    );
  const runs = {
    run: (command: (cli: Cli) => Reported) => run('logged-in', command),
    runHere: (command: (cli: LocalCli) => Reported) => answerHere(program.opts<CommonOptions>(), command),
  };
  addRoster(program, runs);
  addClassrooms(program, runs);
  return program;
}
