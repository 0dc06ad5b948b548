import * as z from 'zod/mini';
import type { ReachCondition } from '#domain/organizations/access/reach.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { noChoices } from '#domain/rosters/rollover/rollover.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { anAssignmentEdit } from '../builders/a-classroom.ts';
import { aPdfInBase64 } from '../builders/a-pdf.ts';
import type { Place } from './a-place.ts';
import { operationsOfLoginFiles } from './operations-of-login-files.ts';
import { operationsOfOrders } from './operations-of-orders.ts';
import { operationsOfClassWork } from './operations-of-class-work.ts';
import { operationsOfPairs } from './operations-of-pairs.ts';
import { operationsOfStudentEntry } from './operations-of-student-entry.ts';

export type OperationCall = {
  /**
   * The subject of the call. 'change set' is a change of the place's roster, 'classrooms' the list of classrooms, 'account' the caller's account, 'person' a
   * different user, and 'people' the users in the caller's scope. 'nothing' is a call without an owned subject.
   */
  readonly about:
    | 'account'
    | 'assignment'
    | 'billing file'
    | 'change set'
    | 'classroom'
    | 'classrooms'
    | 'device'
    | 'domain'
    | 'import'
    | 'imports'
    | 'invitation'
    | 'job'
    | 'join-request'
    | 'member'
    | 'members'
    | 'nothing'
    | 'order'
    | 'document'
    | 'organization'
    | 'people'
    | 'person'
    | 'student'
    | 'students';
  /** The caller, if only staff can make the call. */
  readonly by?: 'admin';
  /** Whether the operation writes its own audit log entry. Staff have access only if it does. */
  readonly audited?: true;
  readonly params?: (place: Place) => Readonly<Record<string, string>>;
  readonly query?: (place: Place) => string;
  readonly body?: object | ((place: Place) => object);
  readonly otherBodies?: readonly ((place: Place) => object)[];
  readonly version?: number;
  /** The action, if it depends on the subject in addition to the route. */
  readonly asks?: Action;
  /** The conditions of the permission that the place meets. */
  readonly checked?: readonly ReachCondition[];
};

const email = 'somebody@harbor.test';
const ofRoom = ({ classroom }: Place) => ({ id: classroom });
const ofArchived = ({ archived }: Place) => ({ id: archived });
const ofStudent = ({ classroom, student }: Place) => ({ id: classroom, studentId: student });
const ofRosterStudent = ({ rosterStudent }: Place) => ({ id: rosterStudent });
const oneStudent = ({ rosterStudent }: Place) => ({ of: 'ids', ids: [rosterStudent] });
const selectedStudent = (place: Place) => ({ selection: oneStudent(place) });
const newStudents = { students: [{ given: 'Bo', family: null, studentId: null }] };
const studentFields = {
  given: 'Ann',
  family: null,
  studentId: null,
  display: null,
  grade: '3',
  login: 'word',
};
const ofAssignment = ({ assignment }: Place) => ({ id: assignment });
const ofDevice = ({ device }: Place) => ({ id: device });
const ofProvedDomain = ({ provedDomain }: Place) => ({ id: provedDomain });
const intoOrganization = ({ organization }: Place) => ({ organizationId: organization });
const ofRollover = ({ imports }: Place) => ({ id: imports.rollover });
const ofReadyImport = ({ imports }: Place) => ({ id: imports.ready });
const ofDomain = ({ domain }: Place) => ({ id: domain });
const ofRequest = ({ joinRequest }: Place) => ({ id: joinRequest });
const ofMember = ({ member }: Place) => ({ id: member });
const ofJob = ({ job }: Place) => ({ id: job });
const ofDistrict = ({ district }: Place) => ({ id: district });
const ofOrganization = ({ organization }: Place) => ({ id: organization });
const ofInvitation = ({ invitation }: Place) => ({ id: invitation });
const ofToken = () => ({ token: 'none' });
const ofLesson = () => ({ slug: 'load-the-barge' });
const names = { firstName: 'Ada', lastName: 'King' };
const ofPerson = () => ({ id: 'grace' });
const reason = { why: 'asked-by-person', ticket: 'SUP-1' };
const inviting = { addresses: email, role: 'teacher', organizationId: 'tidewater', message: '' };

/**
 * The calls of all operations, by operation id. An operation without an entry fails the permission and statement tests, so that its permission is decided
 * before it is merged.
 */
export const operationCalls: Readonly<Record<string, OperationCall>> = {
  sendLink: { about: 'nothing', body: { email } },
  signUp: { about: 'nothing', body: { email, ...names, schoolOrDistrict: null } },
  verifyCode: { about: 'nothing', body: { email, code: '123456' } },
  openLink: { about: 'nothing', body: { email, mailKey: 'none' } },
  findSignInRule: { about: 'nothing', params: () => ({ domain: 'harbor.test' }) },
  recoverSecondFactor: { about: 'nothing', body: { email, recoveryCode: 'ABCDEFGH23' } },
  listLessons: { about: 'nothing' },
  readLesson: { about: 'nothing', params: ofLesson },
  downloadLesson: { about: 'nothing', params: ofLesson },
  readOwnReport: { about: 'account', params: ofLesson },
  reportLesson: {
    about: 'account',
    params: ofLesson,
    body: { version: 1, outcome: 'well', minutes: 45, understood: 'most', note: '' },
  },
  listLessonReports: { about: 'nothing', by: 'admin' },
  readScopeAndSequence: { about: 'nothing' },
  downloadScopeAndSequence: { about: 'nothing' },
  readMe: { about: 'account' },
  previewDeletion: { about: 'account' },
  deleteMe: { about: 'account' },
  readOnboardingStatus: { about: 'account' },
  completeOnboarding: { about: 'account', body: { ...names, schoolOrDistrict: null } },
  ensureProfile: { about: 'account' },
  setPhoneNumber: { about: 'account', body: { phoneNumber: null } },
  readStoppedMails: { about: 'account' },
  setStoppedMails: { about: 'account', body: { topics: ['hints'] } },
  stopMails: { about: 'nothing', body: { key: 'none' } },
  readProfile: { about: 'account' },
  changeProfile: { about: 'account', body: names },
  signOutEverywhere: { about: 'account' },
  readConsents: { about: 'account' },
  giveConsents: { about: 'account', body: { consents: fullConsent(true) } },
  renewRecoveryCodes: { about: 'account' },
  finishPasswordSetup: { about: 'account', body: { done: true } },
  makeAppLoginCode: { about: 'account' },
  listSessions: { about: 'account' },
  leaveSession: { about: 'account' },
  endSession: { about: 'account', params: () => ({ id: '1' }) },
  listDevices: { about: 'account' },
  logOutDevice: { about: 'device', params: ofDevice },
  findDeviceRequest: { about: 'account', body: ({ userCode }: Place) => ({ userCode }) },
  answerDeviceRequest: { about: 'account', body: ({ userCode }: Place) => ({ userCode, approved: true }) },
  listClassrooms: { about: 'classrooms' },
  openClassroom: { about: 'account', body: { name: 'Room 13', gradeBand: null } },
  readClassroom: { about: 'classroom', params: ofRoom },
  changeClassroom: {
    about: 'classroom',
    params: ofRoom,
    body: { name: 'Room 13', gradeBand: null },
    version: 1,
  },
  listStudents: { about: 'classroom', params: ofRoom },
  exportClassroom: { about: 'classroom', params: ofRoom },
  readClassProgress: { about: 'classroom', params: ofRoom },
  readLatestProgress: { about: 'classroom', params: ofRoom },
  readClassroomHistory: { about: 'classroom', params: ofRoom },
  ...operationsOfPairs,
  ...operationsOfClassWork,
  addStudents: { about: 'classroom', params: ofRoom, body: newStudents },
  readLoginStandings: { about: 'classroom', params: ofRoom },
  readLoginCards: { about: 'classroom', params: ofRoom, body: { students: null, kind: null } },
  printLogins: {
    about: 'classroom',
    params: ofRoom,
    body: { students: null, kind: null, as: 'cards', paper: 'letter' },
  },
  resetStudentLogin: { about: 'classroom', params: ofStudent, body: { kind: 'word' } },
  unlockStudent: { about: 'classroom', params: ofStudent },
  ...operationsOfLoginFiles,
  ...operationsOfStudentEntry,
  findStudents: {
    about: 'students',
    query: ({ rosterStudent }) => `?filter=${encodeURIComponent(`name.contains:${rosterStudent}`)}`,
  },
  exportRoster: { about: 'students' },
  readStudent: { about: 'student', params: ofRosterStudent },
  changeStudent: { about: 'student', params: ofRosterStudent, body: studentFields },
  mergeStudents: {
    about: 'student',
    params: ofRosterStudent,
    body: ({ otherStudent }: Place) => ({ ...studentFields, other: otherStudent }),
  },
  makeStudentRecord: { about: 'student', params: ofRosterStudent, body: { paper: 'letter' } },
  checkStudentRecord: { about: 'nothing', params: () => ({ code: 'none' }) },
  eraseStudent: { about: 'student', params: ofRosterStudent },
  placeStudents: {
    about: 'student',
    body: (place: Place) => ({ ...selectedStudent(place), act: { kind: 'restore' } }),
  },
  removeStudents: {
    about: 'student',
    body: (place: Place) => ({ ...selectedStudent(place), act: { kind: 'archive' } }),
  },
  resetStudentLogins: { about: 'student', body: selectedStudent },
  eraseStudents: { about: 'student', body: selectedStudent },
  listImports: { about: 'imports' },
  startImport: { about: 'organization', body: intoOrganization },
  addImportFile: {
    about: 'import',
    params: ({ imports }) => ({ id: imports.receiving, name: 'students.csv' }),
  },
  planImport: { about: 'import', params: ofReadyImport, body: {} },
  repairImport: {
    about: 'import',
    params: ofReadyImport,
    body: { cells: [{ file: 'students.csv', line: 2, column: 'First name', value: 'Bo' }] },
  },
  readImport: { about: 'import', params: ofReadyImport },
  listImportRows: { about: 'import', params: ofReadyImport },
  listImportIssues: { about: 'import', params: ofReadyImport },
  readImportErrors: { about: 'import', params: ofReadyImport },
  commitImport: { about: 'import', params: ofReadyImport, body: { plan: 1, confirm: null } },
  cancelImport: { about: 'import', params: ({ imports }) => ({ id: imports.committing }) },
  undoImport: { about: 'import', params: ({ imports }) => ({ id: imports.committed }) },
  discardImport: { about: 'import', params: ofReadyImport },
  startRollover: { about: 'organization', body: intoOrganization },
  readRollover: { about: 'import', params: ofRollover },
  chooseRollover: { about: 'import', params: ofRollover, body: noChoices },
  undoChangeSet: { about: 'change set', params: ({ changeSet }) => ({ id: changeSet }) },
  duplicateClassroom: {
    about: 'classroom',
    params: ofRoom,
    body: { name: 'Room 14', gradeBand: null, withLessons: true },
  },
  transferClassroom: {
    about: 'classroom',
    params: ofRoom,
    body: ({ successor }: Place) => ({ teacherId: successor, stays: true }),
    checked: ['same-organization'],
  },
  releaseClassroom: { about: 'classroom', params: ofRoom },
  previewClassroomDeletion: { about: 'classroom', params: ofArchived, checked: ['empty'] },
  deleteClassroom: {
    about: 'classroom',
    params: ofArchived,
    body: { typedName: 'Room 12' },
    checked: ['empty'],
  },
  readClassCode: { about: 'classroom', params: ofRoom },
  renewClassCode: { about: 'classroom', params: ofRoom },
  pauseClassCode: { about: 'classroom', params: ofRoom, body: { paused: true } },
  archiveClassroom: { about: 'classroom', params: ofRoom, body: { archived: true } },
  addCoTeacher: { about: 'classroom', params: ofRoom, body: { email } },
  listPasses: { about: 'classroom', params: ofRoom },
  makePass: { about: 'classroom', params: ofRoom, body: ({ day }: Place) => ({ day }) },
  revokePass: { about: 'classroom', params: ({ classroom, pass }) => ({ id: classroom, passId: pass }) },
  openPass: { about: 'nothing', body: { passCode: 'ABCDE-23456' } },
  readByPass: { about: 'nothing' },
  removeTeacher: {
    about: 'classroom',
    params: ({ classroom, third }) => ({ id: classroom, teacherId: third }),
    asks: 'classroom.remove-teacher',
  },
  assignLesson: {
    about: 'classroom',
    params: ofRoom,
    body: { ...anAssignmentEdit(), lessonSlug: 'sort-the-cargo' },
  },
  changeAssignment: { about: 'assignment', params: ofAssignment, body: anAssignmentEdit(), version: 1 },
  takeLessonVersion: { about: 'assignment', params: ofAssignment, body: { version: 1 }, version: 1 },
  removeAssignment: { about: 'assignment', params: ofAssignment },
  restoreAssignment: {
    about: 'assignment',
    params: ({ removed }) => ({ id: removed }),
    body: { removed: false },
  },
  recordProgress: {
    about: 'assignment',
    params: ({ assignment }) => ({ id: assignment, activityId: 'build' }),
    body: { state: 'done', minutes: 5 },
    version: 0,
  },
  listPeople: {
    about: 'people',
    query: ({ member }) => `?filter=${encodeURIComponent(`person.contains:${member}`)}`,
  },
  startViewAs: { about: 'person', by: 'admin', params: ofPerson, body: { reason } },
  endViewAs: { about: 'account', by: 'admin', params: () => ({ id: 'none' }) },
  setUserDisabled: { about: 'person', by: 'admin', params: ofPerson, body: { disabled: false, reason } },
  declineTrial: { about: 'person', by: 'admin', params: ofPerson, body: { reason } },
  extendTrial: { about: 'person', by: 'admin', params: ofPerson, body: { days: 7, reason } },
  changeUserType: {
    about: 'person',
    by: 'admin',
    params: ofPerson,
    body: { accountType: 'teacher', reason },
  },
  resendLoginLink: { about: 'person', by: 'admin', params: ofPerson },
  eraseUser: {
    about: 'person',
    by: 'admin',
    params: ofMember,
    body: ({ member }: Place) => ({ address: `${member}@harbor.test`, reason }),
  },
  listOrganizations: { about: 'account' },
  listSchools: { about: 'account' },
  chooseOrganization: { about: 'account', body: { organizationId: 'tidewater' } },
  listActivity: { about: 'account' },
  listExports: { about: 'account' },
  orderExport: { about: 'account' },
  downloadExport: { about: 'nothing', params: () => ({ id: 'none' }) },
  openInvitation: { about: 'nothing', params: ofToken },
  noteOnInvitation: { about: 'nothing', params: ofToken, body: { note: 'opened' } },
  listOwnInvitations: { about: 'account' },
  answerInvitation: {
    about: 'account',
    params: ({ ownInvitation }) => ({ id: ownInvitation }),
    body: { answer: 'accepted' },
  },
  previewInvitations: { about: 'account', body: inviting },
  sendInvitations: { about: 'account', body: inviting },
  listInvitations: { about: 'account' },
  resendInvitation: { about: 'invitation', params: ofInvitation },
  linkToInvitation: { about: 'invitation', params: ofInvitation },
  revokeInvitation: { about: 'invitation', params: ofInvitation },
  listMembers: {
    about: 'members',
    query: ({ member }) => `?filter=${encodeURIComponent(`name.contains:${member}`)}`,
  },
  listMemberActivity: { about: 'member', params: ofMember },
  readMember: { about: 'member', params: ofMember },
  changeMemberRole: { about: 'member', params: ofMember, body: { role: 'manager' } },
  nameBillingContact: { about: 'member', params: ofMember, body: { billingContact: true } },
  moveMember: { about: 'member', params: ofMember, body: { organizationId: 'pier' } },
  deactivateMember: { about: 'member', params: ofMember, body: { handOver: [] } },
  deactivateMembers: { about: 'account', body: { selection: { of: 'ids', ids: [] } } },
  moveMembers: { about: 'account', body: { selection: { of: 'ids', ids: [] }, organizationId: 'pier' } },
  decideSeats: { about: 'account', body: { selection: { of: 'ids', ids: [] }, decision: 'give' } },
  decideSeat: { about: 'member', params: ofMember, body: { decision: 'free', why: '' } },
  listSeatRequests: { about: 'account' },
  setSeatAssignment: { about: 'account', body: { byPerson: true } },
  askForSeat: { about: 'account', body: { note: '' } },
  reactivateMember: { about: 'member', params: ({ formerMember }) => ({ id: formerMember }) },
  readOrganization: { about: 'organization', audited: true, params: ofOrganization },
  countLastNames: { about: 'organization', params: ofOrganization },
  changeOrganization: { about: 'organization', params: ofOrganization, body: { name: 'Harbor Street' } },
  addSchool: { about: 'organization', params: ofDistrict, body: { name: 'Harbor Street' } },
  setBillingAddresses: {
    about: 'organization',
    params: ofOrganization,
    body: { addresses: [], seen: [] },
  },
  uploadAgreement: {
    about: 'organization',
    params: ofOrganization,
    body: { signedBy: 'Ada King', signedOn: '2026-08-01', file: aPdfInBase64() },
  },
  downloadAgreement: { about: 'organization', params: ofOrganization },
  listDomains: { about: 'organization', audited: true, params: ofOrganization },
  claimDomain: { about: 'organization', params: ofOrganization, body: { domain: 'quay.test' } },
  checkDomain: { about: 'domain', params: ofDomain },
  confirmDomain: { about: 'domain', by: 'admin', audited: true, params: ofDomain, body: { reason } },
  setSignInRule: { about: 'domain', audited: true, params: ofProvedDomain, body: { rule: null } },
  readSignInRuleReach: { about: 'domain', params: ofProvedDomain },
  removeDomain: { about: 'domain', params: ofDomain },
  findSchools: { about: 'account', query: () => '?q=uplands' },
  suggestJoining: { about: 'account' },
  askToJoin: { about: 'account', body: { organizationId: 'uplands' } },
  listJoinRequests: { about: 'account' },
  approveJoinRequest: { about: 'join-request', params: ofRequest },
  declineJoinRequest: { about: 'join-request', params: ofRequest },
  readHome: { about: 'nothing' },
  readLicense: { about: 'nothing' },
  readPlanFacts: { about: 'nothing' },
  readNotices: { about: 'nothing' },
  ...operationsOfOrders,
  previewWorkspaceMove: { about: 'nothing' },
  askToMoveWorkspace: { about: 'nothing', body: { organizationId: 'pier' } },
  withdrawWorkspaceMove: { about: 'nothing' },
  readOwnMember: { about: 'account' },
  leaveOrganization: { about: 'account', body: { handOver: [] } },
  readJob: { about: 'job', params: ofJob },
  cancelJob: { about: 'job', params: ofJob },
};

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), 'x-action': z.string() })),
  ),
});

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly action: string;
};

export const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(described.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      action: operation['x-action'],
    })),
  );

export function requestOf(
  { method, path }: Operation,
  { params = () => ({}), query = () => '', body, version }: OperationCall,
  place: Place,
) {
  const url = Object.entries(params(place)).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    path,
  );
  return {
    method,
    url: `${url}${query(place)}`,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    ...(body === undefined ? {} : { payload: typeof body === 'function' ? body(place) : body }),
  };
}
