import { accountProblems } from './account-problems.ts';
import { callProblems } from './call-problems.ts';
import { classroomProblems } from './classroom-problems.ts';
import { domainProblems } from './domain-problems.ts';
import { importProblems } from './import-problems.ts';
import { invitationProblems } from './invitation-problems.ts';
import { noticeProblems } from './notice-problems.ts';
import { orderProblems } from './order-problems.ts';
import { organizationProblems } from './organization-problems.ts';
import { passProblems } from './pass-problems.ts';
import type { ProblemRow } from './problem-row.ts';
import { staffProblems } from './staff-problems.ts';
import { studentProblems } from './student-problems.ts';

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

/** The problems of the API: those of its use cases, and of calls that reach none. */
export type ProblemKind = keyof typeof rows;

/**
 * Every problem of the server: the only place that maps a kind to a status and a text for callers of the API (CAL-5). The browser does not
 * load it, because the `type` contains the kind.
 */
export const problems: Readonly<Record<ProblemKind, ProblemRow>> = rows;
