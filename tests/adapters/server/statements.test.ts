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

/** What needs more than its goal, and how many exactly: whoever saves one says so here. */
const exceptions: Readonly<Record<string, number>> = {
  // What is offered (grants, seats, the order before, certificates), the orders of the buyer, and who waits for a seat.
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
  // Who calls, the lesson that is assigned, its version, and the answers of those who are there.
  readExitAnswers: 4,
  // A mail is taken from the address's limit, enqueued, and written to the audit log.
  addCoTeacher: 9,
  // Who calls, the import, the whole roster, and who teaches.
  readRollover: 4,
  // The same, and what was chosen.
  chooseRollover: 5,
  // Who calls, their licenses, the seats, where they were billed last, and their certificates.
  readOffer: 5,
  // Who calls, whose license it is, what it holds, the seats, where they were billed last, their certificates, and the renewal that stands; those
  // that go on are held where something is changed or asked.
  readRenewal: 7,
  checkRenewal: 8,
  stopRenewal: 8,
  // The certificate, whose it is, what is said of it, the audit log's entry.
  judgeTaxCertificate: 5,
  // The audit log's entry.
  assignLesson: 5,
  removeAssignment: 5,
  restoreAssignment: 5,
  removeTeacher: 5,
  archiveClassroom: 5,
  // What it holds is counted before it goes, with an entry in the audit log.
  deleteClassroom: 5,
  // The original and its lessons; behind the lock of the organization what the license holds; behind that of the account the copy and its lessons, and the copy as it is.
  duplicateClassroom: 9,
  // Where the next owner works, the one before and the next, the audit log's entry, and the classroom as it is.
  transferClassroom: 6,
  // Devices, sessions, codes that wait, the audit log's entry.
  signOutEverywhere: 5,
  // Whether the inviter may, how often they did, what is known of the addresses, seats, rows, job and audit log.
  sendInvitations: 10,
  // Behind the lock of the organization: seats, the answer, the membership, where they are from now on, the audit log.
  // With what the address has of the seats.
  answerInvitation: 9,
  // The limit, the new row, its job, the audit log.
  resendInvitation: 8,
  // pg-boss is asked before and after it cancels, each time behind whose job it is.
  cancelJob: 6,
  // It is counted against a limit, written to the audit log, and enqueued as a job with an owner.
  orderExport: 6,
  // Who calls, the organization, what it claims already, the claim, the audit log's entry.
  claimDomain: 5,
  // Who calls, the claim, how often it was looked up, the proof, the audit log's entry.
  checkDomain: 5,
  // Who calls, whose domain it is, what happened to it before, the request, who is told, the audit log's entry.
  askToJoin: 6,
  // The request, the lock of the organization, seats, the answer, the membership, the audit log's entry; its mail where it has an address.
  approveJoinRequest: 8,
  declineJoinRequest: 5,
  // Who calls, the account, its trial, the audit log's entry, and the answer to who asked.
  extendTrial: 5,
  // Who calls, the account, the license that runs, the next one, the audit log’s entry.
  giveComp: 5,
  // Who calls, the limit, what is held and its buyers, seats, whether something above covers, and the code.
  redeemCode: 8,
  // Who calls, the classrooms, the students and their count, the lessons; what covers them, for the paper.
  readTeachingUse: 5,
  printCase: 6,
  // Who calls, the member, the page and its count, and the entry that such a read is written with.
  listMemberActivity: 5,
  // Who calls, the classroom, its students, what one of them logs in with from now on, the audit log's entry.
  readLoginCards: 5,
  // The class code, too, made by the first call.
  printLogins: 7,
  readJoinCode: 4,
  // Who calls, the classroom, its code, made by the first call, the pause, the audit log's entry.
  pauseJoinCode: 6,
  // Who calls, whether the classrooms are in reach, who is in them, who is in none, where login is paused, how often it was ordered, and its job with an owner.
  orderLoginFile: 8,
  resetStudentLogin: 5,
  unlockStudent: 5,
  // Who calls, the classroom, what the license holds behind the lock of the organization, the lock of the classroom and who is in it, the rows that change, the change set in one write, the audit log's entry.
  addStudents: 9,
  // What the license holds, behind the lock of the organization; the lock of the account.
  openClassroom: 6,
  // Who calls, what there is and who buys, the seats, and what the license holds.
  readLicense: 5,
  // Who calls, the page and its count, and the entry that such a read is written with.
  findStudents: 4,
  // Who calls, the classroom, whose zone says which day it is, its students, and the entry that such a read is written with.
  listStudents: 4,
  exportClassroom: 4,
  readClassProgress: 4,
  readClassroomHistory: 4,
  readPairs: 4,
  // Who calls, the student and where they are, the rows that change, the change set in one write, what of another kind than is chosen
  // ends, the audit log's entry.
  changeStudent: 6,
  mergeStudents: 7,
  // Who calls, the student and where they are, the rows that change, the change set in one write, the audit log's entry.
  removeStudents: 5,
  // Who calls, the student, the entry before the read, what their page shows, what is held beside it, and that it was made.
  makeStudentRecord: 6,
  // Who calls, whether they see the student, and whether they may; their IDs, what goes, the digests of the IDs, and the audit log's entry.
  eraseStudent: 7,
  eraseStudents: 6,
  // Who calls, the set, what it did, the rows that change, the change set in one write, the audit log's entry.
  undoChangeSet: 6,
  // Who calls, the import, its job with an owner, and that it waits; the rows that are mended; what is remembered of the source.
  planImport: 6,
  undoImport: 6,
  // Who calls, the import, whose addresses may be kept, what its columns were taken for before, what is kept, and the audit log's entry.
  addImportFile: 7,
  discardImport: 5,
  repairImport: 8,
  commitImport: 8,
  // Who calls, the lock of the organization, the member, who runs it, the change, and the audit log's entry; seats where
  // somebody takes one, and the school for a move, which ends one membership and begins another. Whoever had a seat frees it: seats are
  // counted, and what is free goes to who waits.
  changeMemberRole: 9,
  nameBillingContact: 6,
  // With the address and the organization that the mail names, and the mail.
  decideSeat: 9,
  // Who calls, the lock of the organization, the setting, seats, the audit log's entry; and, where it is automatic, who gets one.
  setSeatAssignment: 5,
  moveMember: 11,
  // Who calls, the organization, its lock, the addresses there are, the new ones, and the audit log's entry.
  setBillingAddresses: 6,
  // Who calls, the member, the membership, and the invitations and pending co-teachers that end with it.
  readMember: 5,
  readOwnMember: 5,
  // With the invitations and pending co-teachers that end with the membership.
  deactivateMember: 10,
  reactivateMember: 7,
  leaveOrganization: 10,
  // Who calls, the classroom, its lock, the pass, and the audit log's entry; one more revokes without the lock.
  makePass: 5,
  // Who calls, the Docks that came in, who waits, the audit log's entry, and what is there.
  countStock: 7,
  // Who calls, the order, its contact, its items and its parcels.
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

/** They are called with a code, a link or an id that is none, or where they cannot be, and refused. */
const wrongSecrets = [
  'downloadExport',
  'downloadLoginFile',
  'deleteLoginFile',
  'verifyCode',
  'openLink',
  'recoverSecondFactor',
  // Nobody here shows a pass: what a call with one sends is counted in the last test of this file.
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
  // Nobody here acts in a workspace: what a move sends is counted in workspace-move.test.ts.
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
  // Nobody here has the key of an order without an account, nor Docks to send.
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
)('%s sends no more statements than it may', async (id, operation, call) => {
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
  expect(reply.statusCode < 300).toBe(!wrongSecrets.includes(id));
  expect(sent).toBeGreaterThanOrEqual(least);
  expect(sent).toBeLessThanOrEqual(most);
});

test('an order by card sends no more statements than it needs', async () => {
  const { authorization } = await enter('ada-buyer');
  const url = '/v1/app/orders';
  const { startsOn } = (await server.inject({ url: `${url}/offer`, headers: { authorization } })).json().data;
  const before = count();
  const payload = { plan: 'district', seats: 100, term: 1, startsOn, totalCents: 890_000 };
  const reply = await server.inject({ method: 'POST', url, headers: { authorization }, payload });
  expect(reply.statusCode).toBe(200);
  // Who calls, their licenses, the seats, where they were billed last, their certificates, an order before this one, this one, its buyer, the audit log.
  expect(count() - before).toBeLessThanOrEqual(9);
});

test('a substitute’s calls send no more statements than they need', async () => {
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
  // The limits, the pass, its maker, the token, and the audit log's entry.
  expect([opened.statusCode, count() - atFirst]).toEqual([200, 5]);
  const before = count();
  const headers = { 'blockyard-pass': opened.json().data.token };
  const seen = await server.inject({ url: '/v1/app/passes/classroom', headers });
  // The pass, its maker and the audit log's entry; then the classroom and its lessons.
  expect([seen.statusCode, count() - before]).toEqual([200, 5]);
});

test('a student’s calls send no more statements than they need', async () => {
  const { authorization, place } = await enter('ada-and-a-student');
  const asTeacher = { headers: { authorization }, method: 'POST' } as const;
  const room = `/v1/app/classrooms/${place.classroom}`;
  const { code: classCode } = (await server.inject({ ...asTeacher, url: `${room}/join-code` })).json().data;
  const payload = { students: null, kind: null };
  const made = await server.inject({ ...asTeacher, url: `${room}/login-cards`, payload });
  const [{ id: studentId, value: secret }] = made.json().data.cards;
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
  const logIn = { method: 'POST', url: `${url}/login`, payload: { classCode, studentId, secret } } as const;
  // Both limits, the class, the login, the token, the audit log's entry, the names of the class, and the try that is given back.
  const entered = await sent(logIn);
  expect(entered).toEqual([200, 8, expect.objectContaining({ name: 'Ann' })]);
  const again = (await server.inject(logIn)).json().data;
  const headers = { 'blockyard-student': again.token };
  // The token, the class, what its license lets it do, the lessons, what the student did, the goals they earned, their answers, and the names of the class.
  expect(await sent({ url: `${url}/assignments`, headers })).toEqual([200, 8, expect.anything()]);
});
