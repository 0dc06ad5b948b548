import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { aServer } from '../../server/a-server.ts';
import { liveApi } from '../../server/enter-live.ts';
import { type Operation, operationCalls, operationsOf, requestOf } from '../../server/operations.ts';
import { countStatements } from './postgres/count-statements.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

/**
 * How many statements a call may send to the database. Begin, commit and savepoints do not count; what an idempotency key
 * adds is not measured.
 */
const goals = { read: 3, write: 4 } as const;

/** Operations that exceed the limit, and their exact number of statements. Update it when the number falls. */
const exceptions: Readonly<Record<string, number>> = {
  // The offer (grants, seats, the previous order, certificates), the orders of the buyer, and the seat requests.
  readCollectedSeats: 7,
  // The same, behind the lock of the organization.
  takeSeatsBack: 8,
  invoiceCollectedSeats: 8,
  // The number of the change, who is in the class with its lessons, the marks, the work of the student, and the audit log.
  setStudentMarks: 7,
  // The class, its work, and as often as they change what its teacher set, who is connected and who has a message.
  readClassWork: 6,
  // The class, its lessons and their versions.
  readLessonSteps: 4,
  // The change has a number, which is noted for the students' pages, and an entry in the audit log.
  sendClassMessage: 6,
  pauseClass: 6,
  showProgram: 6,
  // The same, with the code.
  closeClass: 8,
  // The caller, the lesson that is assigned, its version, and the answers of those who are there.
  readExitAnswers: 4,
  // A mail is taken from the address's limit, enqueued, and written to the audit log.
  addCoTeacher: 9,
  // The caller, the import, the whole roster, and who teaches.
  readRollover: 4,
  // The same, and what was chosen.
  chooseRollover: 5,
  // The caller, their licenses, the seats, the last billing address, and their certificates.
  readOffer: 5,
  // The caller, the owner of the license, its limits, the seats, the last billing address, their certificates, and the current renewal,
  // which is locked for a change.
  readRenewal: 7,
  checkRenewal: 8,
  stopRenewal: 8,
  // The certificate, its owner, the verdict, the audit entry.
  judgeTaxCertificate: 5,
  // The audit log's entry.
  assignLesson: 5,
  removeAssignment: 5,
  restoreAssignment: 5,
  removeTeacher: 5,
  archiveClassroom: 5,
  // Its contents are counted before it is deleted, with an audit entry.
  deleteClassroom: 5,
  // The original and its lessons; under the lock of the organization the limits of the license; under that of the account the copy, its
  // lessons, and the reply.
  duplicateClassroom: 9,
  // The next owner's school, the old and the new owner, the audit entry, and the reply.
  transferClassroom: 6,
  // Devices, sessions, codes that wait, the audit entry.
  signOutEverywhere: 5,
  // Whether the inviter may, how often they did, what is known of the addresses, seats, rows, job and audit log.
  sendInvitations: 10,
  // Under the lock of the organization: seats, the answer, the membership, the current organization, the audit entry, and the seats of the
  // address.
  answerInvitation: 9,
  // The limit, the new row, its job, the audit log.
  resendInvitation: 8,
  // pg-boss is asked before and after it cancels, each time behind whose job it is.
  cancelJob: 6,
  // It is counted against a limit, written to the audit log, and enqueued as a job with an owner.
  orderExport: 6,
  // The caller, the organization, what it claims already, the claim, the audit entry.
  claimDomain: 5,
  // The caller, the claim, how often it was looked up, the proof, the audit entry.
  checkDomain: 5,
  // The caller, the owner of the domain, its history, the request, the recipients, the audit entry.
  askToJoin: 6,
  // The request, the lock of the organization, seats, the answer, the membership, the audit entry, and the mail if there is an address.
  approveJoinRequest: 8,
  declineJoinRequest: 5,
  // The caller, the account, its trial, the audit entry, and the mail to the person who asked.
  extendTrial: 5,
  // The caller, the account, the license that runs, the next one, the audit entry.
  grantComplimentary: 5,
  // The caller, the limit, what is held and its buyers, seats, whether something above covers, and the code.
  redeemCode: 8,
  // The caller, the classrooms, the students and their count, the lessons; what covers them, for the paper.
  readTeachingUse: 5,
  printCase: 6,
  // The caller, the member, the page and its count, and the entry that such a read is written with.
  listMemberActivity: 5,
  // The caller, the classroom, its students, what one of them logs in with from now on, the audit entry.
  readLoginCards: 5,
  // The class code, too, made by the first call.
  printLogins: 7,
  readClassCode: 4,
  // The caller, the classroom, its code, made by the first call, the pause, the audit entry.
  pauseClassCode: 6,
  // The caller, whether the classrooms are in reach, who is in them, who is in none, where login is paused, how often it was ordered, and
  // its job with an owner.
  orderLoginFile: 8,
  resetStudentLogin: 5,
  unlockStudent: 5,
  // The caller, the classroom, the limits of the license behind the lock of the organization, the lock of the classroom and who is in it,
  // the rows that change, the change set in one write, the audit entry.
  addStudents: 9,
  // The limits of the license under the lock of the organization; the lock of the account.
  openClassroom: 6,
  // The caller, what there is and who buys, the seats, and the limits of the license.
  readLicense: 5,
  // The caller, the classrooms, the lessons of one of them and who needs help there, who logs in there or what waits for a user who runs a
  // school; and the license.
  readHome: 15,
  // The caller, the page and its count, and the entry that such a read is written with.
  findStudents: 4,
  // The caller, the classroom, whose zone says which day it is, its students, and the entry that such a read is written with.
  listStudents: 4,
  exportClassroom: 4,
  readClassProgress: 4,
  readClassroomHistory: 4,
  readPairs: 4,
  // The caller, the student with classes, the changed rows, the change set in one write, the end of logins of another type, the audit
  // entry.
  changeStudent: 6,
  mergeStudents: 7,
  // The caller, the student with classes, the changed rows, the change set in one write, the audit entry.
  removeStudents: 5,
  // The caller, the student, the entry before the read, what their page shows, what is held beside it, and that it was made.
  makeStudentRecord: 6,
  // The caller, whether they see the student, and whether they may; their IDs, what goes, the digests of the IDs, and the audit entry.
  eraseStudent: 7,
  eraseStudents: 6,
  // The caller, the set, what it did, the rows that change, the change set in one write, the audit entry.
  undoChangeSet: 6,
  // The caller, the import, its job with an owner, and that it waits; the rows that are mended; what is remembered of the source.
  planImport: 6,
  undoImport: 6,
  // The caller, the import (before the upload, after it and when it is read), whose addresses may be kept, what its columns were taken for
  // before, the unfinished file and the finished one, and the audit entry.
  addImportFile: 9,
  discardImport: 5,
  repairImport: 8,
  commitImport: 8,
  // The caller, the lock of the organization, the member, its managers, the change, and the audit entry; seats if the change takes one; for
  // a move the school, the end of one membership and the start of another. A freed seat goes to the next request.
  changeMemberRole: 9,
  nameBillingContact: 6,
  // With the address and the organization that the mail names, and the mail.
  decideSeat: 9,
  // The caller, the lock of the organization, the setting, seats, the audit entry; if it is automatic, the new seats.
  setSeatAssignment: 5,
  moveMember: 11,
  // The caller, the organization, its lock, the addresses there are, the new ones, and the audit entry.
  setBillingAddresses: 6,
  // The caller, the member, the membership, and the invitations and pending co-teachers that end with it.
  readMember: 5,
  readOwnMember: 5,
  // With the invitations and pending co-teachers that end with the membership.
  deactivateMember: 10,
  reactivateMember: 7,
  leaveOrganization: 10,
  // The caller, the classroom, its lock, the pass, and the audit entry; one more revokes without the lock.
  makePass: 5,
  // The caller, the Docks that came in, the waiting orders, the audit entry, and what is there.
  countStock: 7,
  // The caller, the order, its contact, its items and its parcels.
  readDelivery: 5,
  // Everything that is known of a person goes from every table, in one transaction.
  deleteMe: 46,
  // The license that is paid for and whether there are receipts: both are named before an account is deleted.
  previewDeletion: 4,
  eraseUser: 44,
};

const operations = operationsOf(await (await aServer().call('GET', '/v1/openapi.json')).body);

function limitOf({ id, method }: Operation): { readonly least: number; readonly most: number } {
  const exception = exceptions[id];
  if (exception !== undefined) return { least: exception, most: exception };
  return { least: 0, most: method === 'GET' ? goals.read : goals.write };
}

/** They are called with an invalid code, link or id, or in a state in which they are refused. */
const wrongLogins = [
  'downloadExport',
  'downloadLoginFile',
  'deleteLoginFile',
  'verifyCode',
  'openLink',
  'recoverSecondFactor',
  // No one here shows a pass: what a call with one sends is counted in the last test of this file.
  'openPass',
  'readByPass',
  // Nor the key of a mail that stops others.
  'stopMails',
  // Nor the token of a student, or the code of a class: see the last test but one.
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
  // Everybody here manages, and needs no seat.
  'askForSeat',
  // No one here acts in a workspace: what a move sends is counted in workspace-move.test.ts.
  'previewWorkspaceMove',
  'askToMoveWorkspace',
  'withdrawWorkspaceMove',
  // An order needs the terms of its buyer: see the test after next; a notice, a signature.
  'placeOrder',
  'startRenewal',
  'quoteOrder',
  'sendTaxCertificate',
  // There is no such code.
  'readDiscount',
  'endDiscount',
  'orderOnInvoice',
  // Nothing is collected here.
  'collectSeats',
  'takeSeatsBack',
  'invoiceCollectedSeats',
  'notifyOfPayment',
  // Nothing is open of an order that is a quote: who settles it is refused.
  'recordPayment',
  'creditOrder',
  'confirmOrder',
  'payInvoice',
  'refundOrder',
  // Nor is anything booked of it.
  'readBookedOrder',
  // No one here has the key of an order without an account, nor Docks to send.
  'placeGuestOrder',
  'orderGuestQuote',
  'readGuestOrder',
  'payGuestInvoice',
  'mailClaimLink',
  'printGuestPaper',
  'printGuestTaxForm',
  'claimOrder',
  'shipOrder',
  // There is no activation code here.
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
  // The first call of a process reads the key of its cookies, too.
  await server.inject({ url: '/v1/app/users/me', headers: { authorization } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

test('every operation is called by this test, and every exception is of an operation', () => {
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
  // The caller, their licenses, the seats, the last billing address, their certificates, an order before this one, this one, its buyer, the
  // audit log.
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
  // The limits, the pass, its maker, the token, and the audit entry.
  expect([opened.statusCode, count() - atFirst]).toEqual([200, 5]);
  const before = count();
  const headers = { 'blockyard-pass': opened.json().data.token };
  const seen = await server.inject({ url: '/v1/app/passes/classroom', headers });
  // The pass, its maker and the audit entry; then the classroom and its lessons.
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
  // The first time at a network: whether the code was right there, the try that is counted, the class of the code, the try that
  // is given back, the code that is right there from now on, and the students.
  expect(await sent({ method: 'POST', url, payload: { classCode } })).toEqual([200, 6, { students }]);
  // Afterwards: whether the code was right there, the class of the code, and its students.
  expect(await sent({ method: 'POST', url, payload: { classCode } })).toEqual([200, 3, { students }]);
  const choose = { method: 'POST', url: `${url}/student`, payload: { classCode, studentId } } as const;
  expect(await sent(choose)).toEqual([200, 3, expect.objectContaining({ id: studentId })]);
  const logIn = { method: 'POST', url: `${url}/login`, payload: { classCode, studentId, login } } as const;
  // Both limits, the class, the login, the token, the audit entry, the names of the class, and the try that is given back.
  const entered = await sent(logIn);
  expect(entered).toEqual([200, 8, expect.objectContaining({ name: 'Ann' })]);
  const again = (await server.inject(logIn)).json().data;
  const headers = { 'blockyard-student': again.token };
  // The token, the class, what its license lets it do, the lessons, what the student did, the goals they earned, their answers, and the names of the class.
  expect(await sent({ url: `${url}/assignments`, headers })).toEqual([200, 8, expect.anything()]);
});
