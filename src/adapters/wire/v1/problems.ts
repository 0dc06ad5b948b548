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

/** What the API can refuse: the kinds of its use cases, and of calls that reach none. */
export type ProblemKind = keyof typeof rows;

/**
 * Every problem that leaves the server: the only place where a kind becomes a status and words for callers of the API
 * (CAL-5). The browser loads none of it: a `type` says the kind by itself.
 */
export const problems: Readonly<Record<ProblemKind, ProblemRow>> = rows;
