import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { aServer } from '../../server/a-server.ts';
import { liveApi } from '../../server/enter-live.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../../server/operations.ts';
import { countStatements } from './postgres/count-statements.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

/** The limits on SQL statements per call. Begin, commit, savepoints and statements for the idempotency key do not count. */
const goals = { read: 3, write: 4 } as const;

/**
 * Operations that exceed the limit, with their exact number of statements. If a number falls, lower it here. Each comment lists what the statements read and
 * write.
 */
const exceptions: Readonly<Record<string, number>> = {
  // The offer (grants, seats, the previous order, certificates), the orders of the buyer, and the seat requests.
  readCollectedSeats: 7,
  // As for `readCollectedSeats`, and the lock of the organization.
  takeSeatsBack: 8,
  invoiceCollectedSeats: 8,
  // The change number, the members of the class and its lessons, the marks, the work of the student, and the audit log.
  setStudentMarks: 7,
  // The class and its work. If they changed: the teacher's settings, the connected students and the messages.
  readClassWork: 6,
  // The class, its lessons and their versions.
  readLessonMessages: 4,
  // The change number, the notice to the students' pages, and the audit log.
  sendClassMessage: 6,
  pauseClass: 6,
  showProgram: 6,
  // As for `sendClassMessage`, and the class code.
  closeClass: 8,
  // The caller, the assigned lesson, its version, and the students' answers.
  readExitAnswers: 4,
  // The mail limit of the address, the mail job, and the audit log.
  addCoTeacher: 9,
  // The caller, the import, the whole roster, and the teachers.
  readRollover: 4,
  // As for `readRollover`, and the choices.
  chooseRollover: 5,
  // The caller, their licenses, the seats, the last billing address, and their certificates.
  readOffer: 5,
  // The caller, the owner of the license, its limits, the seats, the last billing address, their certificates, and the current renewal. Changes lock the
  // renewal.
  readRenewal: 7,
  checkRenewal: 8,
  stopRenewal: 8,
  // The certificate, its owner, the decision, the audit entry.
  judgeTaxCertificate: 5,
  assignLesson: 5,
  removeAssignment: 5,
  restoreAssignment: 5,
  removeTeacher: 5,
  archiveClassroom: 5,
  // The number of items of each kind in the classroom, and the audit log.
  deleteClassroom: 5,
  // The original and its lessons. Under the lock of the organization: the limits of the license. Under the lock of the account: the copy, its lessons, and the
  // reply.
  duplicateClassroom: 9,
  // The new owner's school, the old and the new owner, the audit entry, and the reply.
  transferClassroom: 6,
  // Devices, sessions, pending codes, the audit log.
  signOutEverywhere: 5,
  // The inviter's permission and limit, the data about the addresses, seats, rows, the job, and the audit log.
  sendInvitations: 10,
  // Under the lock of the organization: seats, the user's answer, the membership, the current organization, the audit log, and the seats of the address.
  answerInvitation: 9,
  // The limit, the new row, its job, the audit log.
  resendInvitation: 8,
  // The job before and after pg-boss cancels it. Each read is preceded by a read of its owner.
  cancelJob: 6,
  // The limit, the audit log, and a job with an owner.
  orderExport: 6,
  // The caller, the organization, its other claims, the claim, the audit log.
  claimDomain: 5,
  // The caller, the claim, the limit on checks, the proof, the audit log.
  checkDomain: 5,
  // The caller, the owner of the domain, its history, the request, the recipients, the audit log.
  askToJoin: 6,
  // The request, the lock of the organization, seats, the decision, the membership, the audit log, and the mail if there is an address.
  approveJoinRequest: 8,
  declineJoinRequest: 5,
  // The caller, the account, its trial, the audit log, and the mail to the user who asked.
  extendTrial: 5,
  // The caller, the account, the current license, the next one, the audit log.
  grantComplimentary: 5,
  // The caller, the limit, the current licenses and their buyers, seats, the licenses of organizations above, and the code.
  redeemCode: 8,
  // The caller, the classrooms, the students and their count, and the lessons. For the printed version, also the license.
  readTeachingUse: 5,
  printCase: 6,
  // The caller, the member, the page and its count, and the audit log.
  listMemberActivity: 5,
  // The caller, the classroom, its students, the new logins of one of them, the audit log.
  readLoginCards: 5,
  // As for `readLoginCards`, and the class code, which the first call creates.
  printLogins: 7,
  readClassCode: 4,
  // The caller, the classroom, its code (created by the first call), the pause, and the audit log.
  pauseClassCode: 6,
  // The caller, access to the classrooms, their students, the classrooms without students, the paused logins, the limit, and the job with an owner.
  orderLoginFile: 8,
  resetStudentLogin: 5,
  unlockStudent: 5,
  // The caller, the classroom, the limits of the license under the lock of the organization, the lock of the classroom, its students, the changed rows, the
  // change set (one write), and the audit log.
  addStudents: 9,
  // The limits of the license under the lock of the organization, and the lock of the account.
  openClassroom: 6,
  // The caller, the licenses and their buyers, the seats, and the limits of the license.
  readLicense: 5,
  // The caller, the classrooms, the lessons of one classroom, its students who need help or log in, the open tasks of a user who runs a school, and the
  // license.
  readHome: 15,
  // The caller, the page and its count, and the audit log.
  findStudents: 4,
  // The caller, the classroom (for its time zone), its students, and the audit log.
  listStudents: 4,
  exportClassroom: 4,
  readClassProgress: 4,
  readClassroomHistory: 4,
  readPairs: 4,
  // The caller, the student with classes, the changed rows, the change set (one write), the removal of logins of another type, and the audit log.
  changeStudent: 6,
  mergeStudents: 7,
  // The caller, the student with classes, the changed rows, the change set (one write), and the audit log.
  removeStudents: 5,
  // The caller, the student, the first audit entry, the data of the student's page, the other stored data, and the second audit entry.
  makeStudentRecord: 6,
  // The caller, their access to the student, their permission, the student's ids, the deletion, the digests of the ids, and the audit log.
  eraseStudent: 7,
  eraseStudents: 6,
  // The caller, the change set, its changes, the changed rows, the change set (one write), and the audit log.
  undoChangeSet: 6,
  // The caller, the import, its job with an owner, the new state, the corrected rows, and the remembered choices for the source.
  planImport: 6,
  undoImport: 6,
  // The caller, the import (before the upload, after it, and when it is read), the permission to store addresses, the earlier choices for its columns, the
  // unfinished file and the finished file, and the audit log.
  addImportFile: 9,
  discardImport: 5,
  repairImport: 8,
  commitImport: 9,
  // The caller, the lock of the organization, the member, its managers, the change, and the audit log. If the change takes a seat, also the seats. For a move,
  // also the school, the end of one membership and the start of another. A freed seat goes to the next request.
  changeMemberRole: 9,
  nameBillingContact: 6,
  // As for `changeMemberRole`, the address and organization for the mail, and the mail.
  decideSeat: 9,
  // The caller, the lock of the organization, the setting, the seats, and the audit log. For automatic assignment, also the new seats.
  setSeatAssignment: 5,
  moveMember: 11,
  // The caller, the organization, its lock, the current addresses, the new ones, and the audit log.
  setBillingAddresses: 6,
  // The caller, the member, the membership, and the invitations and pending co-teachers that end with it.
  readMember: 5,
  readOwnMember: 5,
  // As for `readMember`, and the writes that end the invitations and pending co-teachers of the membership.
  deactivateMember: 10,
  reactivateMember: 7,
  leaveOrganization: 10,
  // The caller, the classroom, its lock, the pass, and the audit log.
  makePass: 5,
  // The caller, the delivered Docks, the waiting orders, the audit log, and the stock.
  countStock: 7,
  // The caller, the order, its contact, its items and its parcels.
  readDelivery: 5,
  // Deletes all data about the account from every table, in one transaction.
  deleteMe: 46,
  // The paid license and the receipts, which the page shows before an account is deleted.
  previewDeletion: 4,
  eraseUser: 44,
};

const operations = operationsOf(await (await aServer().call('GET', '/v1/openapi.json')).body);

function limitOf({ id, method }: Operation): { readonly least: number; readonly most: number } {
  const exception = exceptions[id];
  if (exception !== undefined) return { least: exception, most: exception };
  return { least: 0, most: method === 'GET' ? goals.read : goals.write };
}

/** These operations are called with an invalid code, link or id, or in a state in which the service refuses them. */
const wrongLogins = [
  'downloadExport',
  'downloadLoginFile',
  'deleteLoginFile',
  'verifyCode',
  'openLink',
  'recoverSecondFactor',
  // This file creates no substitute pass before its last test, which counts the statements of these calls.
  'openPass',
  'readByPass',
  // No mail with an unsubscribe key exists.
  'stopMails',
  // No student token and no class code exist. The second to last test counts the statements of these calls.
  'openEntry',
  'chooseStudent',
  'logInStudent',
  'readStudentBoard',
  'readStudentLesson',
  'readOwnPrograms',
  'saveProgram',
  'readProgramVersions',
  'deleteProgram',
  'restoreProgram',
  'reportSignal',
  'readClassNow',
  'answerShow',
  'closeMessage',
  'leaveClass',
  'readPartners',
  'shareProgram',
  'recordOwnProgress',
  'answerExitQuestion',
  'openInvitation',
  'checkStudentRecord',
  'noteOnInvitation',
  // All callers are managers, who need no seat.
  'askForSeat',
  // No caller acts in a workspace: workspace-move.test.ts counts the statements of a move.
  'previewWorkspaceMove',
  'askToMoveWorkspace',
  'withdrawWorkspaceMove',
  // An order needs the buyer's terms (see the test after the next one). A payment notice needs a signature.
  'placeOrder',
  'startRenewal',
  'quoteOrder',
  'sendTaxCertificate',
  // No discount code exists.
  'readDiscount',
  'endDiscount',
  'orderOnInvoice',
  // No seats are waiting for the next invoice.
  'collectSeats',
  'takeSeatsBack',
  'invoiceCollectedSeats',
  'notifyOfPayment',
  // The order is a quote, so no amount is open and a payment is refused.
  'recordPayment',
  'creditOrder',
  'confirmOrder',
  'payInvoice',
  'refundOrder',
  // A quote has no ledger entries.
  'readBookedOrder',
  // There is no key for an order without an account, and there are no Docks to send.
  'placeGuestOrder',
  'orderGuestQuote',
  'readGuestOrder',
  'payGuestInvoice',
  'mailClaimLink',
  'printGuestPaper',
  'printGuestTaxForm',
  'claimOrder',
  'shipOrder',
  // There is no activation code.
  'redeemCode',
  'revokeCode',
  'revokeCodeBatch',
];

let database: Database;
let server: Awaited<ReturnType<typeof liveApi>>['server'];
let enter: Awaited<ReturnType<typeof liveApi>>['enter'];
let makeStaff: Awaited<ReturnType<typeof liveApi>>['makeStaff'];
let count: () => number;

beforeAll(async () => {
  database = await pgliteInMemory.open();
  const counted = countStatements(database);
  count = counted.count;
  ({ server, enter, makeStaff } = await liveApi(counted.database, database));
  const { authorization } = await enter('first');
  await enter('grace');
  // The first call of a process also reads the key that signs cookies.
  await server.inject({ url: '/v1/app/users/me', headers: { authorization } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

test('this test calls every operation, and every exception belongs to an operation', () => {
  const ids = operations.map(({ id }) => id);
  expect(Object.keys(operationCalls).toSorted()).toEqual(ids.toSorted());
  expect(ids).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});

test.each(
  operations.flatMap((operation) => {
    const call = operationCalls[operation.id];
    return call === undefined ? [] : [[operation.id, operation, call] as const];
  }),
)('%s sends at most its number of statements', async (id, operation, call) => {
  const { authorization, place } = await enter(`ada-${id}`);
  if (call.by === 'admin') await makeStaff(`ada-${id}`);
  const { method, headers, ...request } = requestOf(operation, call, place);
  const before = count();
  const reply = await server.inject({
    ...request,
    method: method as 'GET',
    headers: { ...headers, authorization },
  });
  const sent = count() - before;
  const { least, most } = limitOf(operation);
  expect(reply.statusCode < 300).toBe(!wrongLogins.includes(id));
  expect(sent).toBeGreaterThanOrEqual(least);
  expect(sent).toBeLessThanOrEqual(most);
});

test('an order by card sends at most its number of statements', async () => {
  const { authorization } = await enter('ada-buyer');
  const url = '/v1/app/orders';
  const { startsOn } = (await server.inject({ url: `${url}/offer`, headers: { authorization } })).json().data;
  const before = count();
  const payload = { plan: 'district', seats: 100, term: 1, startsOn, totalCents: 890_000 };
  const reply = await server.inject({ method: 'POST', url, headers: { authorization }, payload });
  expect(reply.statusCode).toBe(200);
  // The caller, their licenses, the seats, the last billing address, their certificates, the previous order, this order, its buyer, and the audit log.
  expect(count() - before).toBeLessThanOrEqual(9);
});

test("a substitute's calls send at most their number of statements", async () => {
  const { authorization, place } = await enter('ada-and-a-substitute');
  const url = `/v1/app/classrooms/${place.classroom}/passes`;
  const { firstDay } = (await server.inject({ url, headers: { authorization } })).json().data;
  const made = await server.inject({
    method: 'POST',
    url,
    payload: { day: firstDay },
    headers: { authorization },
  });
  const [atFirst, payload] = [count(), { passCode: made.json().data.code }];
  const opened = await server.inject({ method: 'POST', url: '/v1/app/passes', payload });
  // The limits, the pass, its creator, the token, and the audit log.
  expect([opened.statusCode, count() - atFirst]).toEqual([200, 5]);
  const before = count();
  const headers = { 'blockyard-pass': opened.json().data.token };
  const seen = await server.inject({ url: '/v1/app/passes/classroom', headers });
  // The pass, its creator and the audit log, then the classroom and its lessons.
  expect([seen.statusCode, count() - before]).toEqual([200, 5]);
});

test("a student's calls send at most their number of statements", async () => {
  const { authorization, place } = await enter('ada-and-a-student');
  const asTeacher = { headers: { authorization }, method: 'POST' } as const;
  const room = `/v1/app/classrooms/${place.classroom}`;
  const { code: classCode } = (await server.inject({ ...asTeacher, url: `${room}/class-code` })).json().data;
  const payload = { students: null, kind: null };
  const made = await server.inject({ ...asTeacher, url: `${room}/login-cards`, payload });
  const [{ id: studentId, value: login }] = made.json().data.cards;
  const sent = async (call: InjectOptions): Promise<unknown> => {
    const before = count();
    const reply = await server.inject(call);
    return [reply.statusCode, count() - before, reply.json().data];
  };
  const url = '/v1/app/entry';
  const students = expect.arrayContaining([{ id: studentId, name: 'Ann' }]);
  // The first login from a network: the codes that are known there, the counted attempt, the class of the code, the refunded attempt, the code as known there,
  // and the students.
  expect(await sent({ method: 'POST', url, payload: { classCode } })).toEqual([200, 6, { students }]);
  // Later logins: the codes that are known there, the class of the code, and its students.
  expect(await sent({ method: 'POST', url, payload: { classCode } })).toEqual([200, 3, { students }]);
  const choose = { method: 'POST', url: `${url}/student`, payload: { classCode, studentId } } as const;
  expect(await sent(choose)).toEqual([200, 3, expect.objectContaining({ id: studentId })]);
  const logIn = { method: 'POST', url: `${url}/login`, payload: { classCode, studentId, login } } as const;
  // Both limits, the class, the login, the token, the audit log, the names of the class, and the refunded attempt.
  const entered = await sent(logIn);
  expect(entered).toEqual([200, 8, expect.objectContaining({ name: 'Ann' })]);
  const again = (await server.inject(logIn)).json().data;
  const headers = { 'blockyard-student': again.token };
  // The token, the class, the rights of its license, the lessons, the student's work, the earned goals, the answers, and the names of the class.
  expect(await sent({ url: `${url}/assignments`, headers })).toEqual([200, 8, expect.anything()]);
});
