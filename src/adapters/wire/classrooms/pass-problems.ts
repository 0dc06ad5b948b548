import { passLimits } from '#domain/classrooms/passes/pass-limits.ts';
import type { Problems } from '../problem-row.ts';

export const passProblems = {
  'pass/wrong-code': {
    status: 422,
    title: 'This is no code of a pass',
    detail: 'Send the 10 letters and digits that are printed on the card.',
  },
  'pass/upcoming': {
    status: 403,
    title: 'The pass is for a later day',
    detail: 'It opens its classroom only on that day.',
  },
  'pass/over': {
    status: 410,
    title: 'The day of the pass is over',
    detail: 'Ask the person who made it for another one.',
  },
  'pass/revoked': {
    status: 410,
    title: 'The pass was revoked',
    detail: 'Ask the person who made it for another one.',
  },
  'pass/not-found': {
    status: 404,
    title: 'There is no such pass',
    detail: 'The classroom lists its passes. A revoked pass cannot be revoked again.',
  },
  'pass/limit': {
    status: 422,
    title: 'The classroom has too many passes',
    detail: `A classroom has at most ${passLimits.perClassroom} current passes. Revoke one, and repeat the call.`,
  },
} as const satisfies Problems;
