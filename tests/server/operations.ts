import * as z from 'zod/mini';
import type { Action } from '#domain/access/permissions.ts';
import { anAssignmentEdit } from '../builders/a-classroom.ts';
import type { Place } from './a-place.ts';

/** How an operation is called so that nothing but its permission can refuse it. */
export type OperationCall = {
  /** What it acts on: the place's classroom, assignment or job; the list of classrooms; the caller's account; or nothing that anybody owns. */
  readonly about: 'account' | 'assignment' | 'classroom' | 'classrooms' | 'job' | 'nothing';
  readonly params?: (place: Place) => Readonly<Record<string, string>>;
  readonly body?: object;
  /** The version of what is edited. */
  readonly version?: number;
  /** What is asked for, where the thing decides and not the route alone. */
  readonly asks?: Action;
};

const email = 'somebody@harbor.test';
const ofRoom = ({ classroom }: Place) => ({ id: classroom });
const ofAssignment = ({ assignment }: Place) => ({ id: assignment });
const ofJob = ({ job }: Place) => ({ id: job });
const ofLesson = () => ({ slug: 'load-the-barge' });
const names = { firstName: 'Ada', lastName: 'King' };
const schoolOrDistrict = null;

/**
 * Every operation of the API by its id. An operation without an entry fails the tests of permissions and of statements: how
 * it is called, and who may, is decided before it is merged.
 */
export const operationCalls: Readonly<Record<string, OperationCall>> = {
  sendLink: { about: 'nothing', body: { email } },
  signUp: { about: 'nothing', body: { email, ...names, schoolOrDistrict } },
  verifyCode: { about: 'nothing', body: { email, code: '123456' } },
  openLink: { about: 'nothing', body: { email, mailKey: 'none' } },
  recoverSecondFactor: { about: 'nothing', body: { email, recoveryCode: 'ABCDEFGH23' } },
  listLessons: { about: 'nothing' },
  readLesson: { about: 'nothing', params: ofLesson },
  downloadLesson: { about: 'nothing', params: ofLesson },
  readMe: { about: 'account' },
  deleteMe: { about: 'account' },
  readOnboardingStatus: { about: 'account' },
  completeOnboarding: { about: 'account', body: { ...names, schoolOrDistrict } },
  ensureProfile: { about: 'account' },
  setPhoneNumber: { about: 'account', body: { phoneNumber: null } },
  readProfile: { about: 'account' },
  changeProfile: { about: 'account', body: names },
  signOutEverywhere: { about: 'account' },
  renewRecoveryCodes: { about: 'account' },
  finishPasswordSetup: { about: 'account', body: { done: true } },
  listClassrooms: { about: 'classrooms' },
  openClassroom: { about: 'account', body: { name: 'Room 13', gradeBand: null } },
  readClassroom: { about: 'classroom', params: ofRoom },
  changeClassroom: {
    about: 'classroom',
    params: ofRoom,
    body: { name: 'Room 13', gradeBand: null },
    version: 1,
  },
  archiveClassroom: { about: 'classroom', params: ofRoom, body: { archived: true } },
  addCoTeacher: { about: 'classroom', params: ofRoom, body: { email } },
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
  readJob: { about: 'job', params: ofJob },
  cancelJob: { about: 'job', params: ofJob },
};

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), 'x-action': z.string() })),
  ),
});

/** An operation as the OpenAPI document names it. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly action: string;
};

/** Every operation of the document. */
export const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(described.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      action: operation['x-action'],
    })),
  );

type Request = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
};

/** The request of an operation about a place. */
export function requestOf(
  { method, path }: Operation,
  { params = () => ({}), body, version }: OperationCall,
  place: Place,
): Request {
  const url = Object.entries(params(place)).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    path,
  );
  return {
    method,
    url,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    ...(body === undefined ? {} : { payload: body }),
  };
}
