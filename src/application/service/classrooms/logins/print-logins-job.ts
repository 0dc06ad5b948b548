import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import {
  type LoginFileMade,
  loginFileMailedAfterMs,
  type LoginFileOrder,
} from '#domain/classrooms/logins/login-file.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { loadOrderer } from '../../organizations/access/load-orderer.ts';
import type { ClassCodePorts } from '../class-codes/class-code-ports.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobAttempt, JobHandler } from '../../platform/ports/jobs.ts';
import type { LoginPaper } from '../ports/login-paper.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { classCodeOf } from './class-code.ts';
import { aboutLoginFile, endOfLoginFile } from './login-files.ts';
import { readLoginCards } from './read-login-cards.ts';
import { type ClassOfCards, csvOfClasses, setLogins } from './set-logins.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

export type PrintLoginsJobPorts = StudentLoginPorts &
  ClassCodePorts & {
    readonly actors: ActorSource;
    readonly loginBooks: LoginPaper;
    readonly publicUrl: string;
    readonly secrets: ClassCodePorts['secrets'] & StudentLoginPorts['secrets'];
  };

const studentsIn = (classes: LoginFileOrder['classes']): number =>
  classes.reduce((sum, { students }) => sum + students.length, 0);

/** Returns the current cards that the job's user may see, by class; null if the job was canceled. */
async function readClasses(
  ports: PrintLoginsJobPorts,
  { by, order }: { readonly by: Acting; readonly order: LoginFileOrder },
  report: JobAttempt['report'],
): Promise<readonly ClassOfCards[] | null> {
  const readCards = readLoginCards(ports);
  const total = studentsIn(order.classes);
  const classes: ClassOfCards[] = [];
  let done = 0;
  for (const { id, students } of order.classes) {
    const shown = await readCards(by, id, { students, kind: order.kind });
    if (shown.ok && shown.value.cards.length > 0)
      classes.push({ ...shown.value, code: await classCodeOf(ports, by, id) });
    done += students.length;
    if (!(await report({ done, total, step: null }))) return null;
  }
  return classes;
}

/**
 * Reads the login cards of each class, creates missing class codes, prints everything as one file, and stores it encrypted for a day. Each class is logged
 * (SEC-5, SEC-7). Emails the user if it took a long time. Throws if the print queue is full, so that the job is retried.
 */
export function printLoginsJob(ports: PrintLoginsJobPorts): JobHandler<JobKinds, 'print-logins'> {
  const { transaction, vault, clock, loginBooks: loginPaper, publicUrl } = ports;
  return async (order, { id, report }): Promise<LoginFileMade> => {
    const startedAt = clock.now();
    const total = studentsIn(order.classes);
    const by = await loadOrderer(ports, order);
    const classes = by === null ? [] : ((await readClasses(ports, { by, order }, report)) ?? []);
    const cards = classes.flatMap((each) => each.cards);
    const made = { cards: cards.length, classrooms: classes.length, left: total - cards.length };
    if (cards.length === 0) return made;
    const printed = await setLogins({ loginPaper, publicUrl }, classes, order, csvOfClasses);
    if (!printed.ok) throw new Error('too many PDFs are being created: retry later');
    if (!(await report({ done: total, total, step: null }))) return made;
    const { file } = printed.value;
    const madeAt = clock.now();
    const to = parseEmail((by?.account.mailboxProved === true && by.account.email) || '');
    await transaction.run(async ({ loginFiles, jobs }) => {
      await loginFiles.save({
        id,
        accountId: order.by,
        as: order.as,
        sealed: vault.sealFile(file, aboutLoginFile(id)),
        cards: made.cards,
        classrooms: classes.map(({ classroom }) => classroom.id),
        students: [...new Set(cards.map((card) => card.id))],
        madeAt,
        endsAt: endOfLoginFile(madeAt),
      });
      if (to.ok && madeAt - startedAt >= loginFileMailedAfterMs)
        await jobs.enqueue('mail', { kind: 'login-cards-ready', to: to.value, cards: made.cards });
    });
    return made;
  };
}

export const removeEndedLoginFiles =
  ({
    transaction,
    clock,
  }: {
    readonly transaction: Transaction;
    readonly clock: Pick<StudentLoginPorts['clock'], 'now'>;
  }): JobHandler<JobKinds, 'remove-ended-login-files'> =>
  async () => ({
    removed: await transaction.run(({ loginFiles }) => loginFiles.removeEnded(clock.now())),
  });
