import { accountProblems } from './identity/account-problems.ts';
import { callProblems } from './platform/call-problems.ts';
import { classroomProblems } from './classrooms/classroom-problems.ts';
import { domainProblems } from './organizations/domain-problems.ts';
import { importProblems } from './rosters/import-problems.ts';
import { invitationProblems } from './organizations/invitation-problems.ts';
import { noticeProblems } from './billing/notice-problems.ts';
import { orderProblems } from './billing/order-problems.ts';
import { organizationProblems } from './organizations/organization-problems.ts';
import { passProblems } from './classrooms/pass-problems.ts';
import type { ProblemRow } from './problem-row.ts';
import { staffProblems } from './organizations/staff-problems.ts';
import { studentProblems } from './classrooms/student-problems.ts';

const rows = {
  ...callProblems,
  ...accountProblems,
  ...classroomProblems,
  ...organizationProblems,
  ...domainProblems,
  ...staffProblems,
  ...invitationProblems,
  ...noticeProblems,
  ...orderProblems,
  ...passProblems,
  ...studentProblems,
  ...importProblems,
};

/** The problems of the API: those of its use cases, and those of calls that do not reach a use case. */
export type ProblemKind = keyof typeof rows;

/**
 * Every problem of the server. Only this table maps a kind to a status and a text for callers of the API (CAL-5). The browser does not load it, because the
 * `type` contains the kind.
 */
export const problems: Readonly<Record<ProblemKind, ProblemRow>> = rows;
