import type { RefusalOf } from '../../result.ts';
const found = ['import/not-found'] as const;
const changing = [...found, 'import/wrong-state'] as const;
const licensed = ['license/ended'] as const;
const full = ['license/classrooms-full', 'license/students-full'] as const;

/**
 * The refusals of each operation on imports. The client's port, its adapter and the API description are built from this list, and the service returns no other
 * kinds.
 */
export const importRefusals = {
  list: [],
  start: ['organization/no-such-school', ...licensed],
  addFile: [...changing, ...licensed, 'import/too-large'],
  plan: [...changing, ...licensed],
  repair: [...changing, ...licensed, 'import/no-such-cell', 'import/rehearsal'],
  read: found,
  rows: found,
  issues: found,
  errors: found,
  commit: [...changing, ...licensed, 'import/changed', 'import/confirm-needed', 'import/rehearsal', ...full],
  cancel: changing,
  undo: [...changing, 'roster/undo-too-late'],
  discard: changing,
  startRollover: ['organization/no-such-school', ...licensed],
  readRollover: found,
  chooseRollover: [...changing, ...licensed],
} as const;

type Refusals = typeof importRefusals;
export type ImportQuestion = keyof Refusals;

export type ImportRefused<Question extends ImportQuestion> = RefusalOf<Refusals[Question][number]>;
