import type { Problems } from '../problem-row.ts';

export const importProblems = {
  'import/not-found': {
    status: 404,
    title: 'There is no such import',
    detail: 'The imports that the caller reaches are listed in /v1/app/imports.',
  },
  'import/wrong-state': {
    status: 409,
    title: 'The import is not in a state for this',
    detail: 'Read the import; its state is the current step.',
  },
  'import/too-large': {
    status: 413,
    title: 'The file is too large',
    detail: 'A CSV can have up to 25 MB, a ZIP up to 100 MB.',
  },
  'import/no-such-cell': {
    status: 422,
    title: 'The files have no such cell',
    detail: 'Name the file and the column as the import does, and the line where the row ends.',
  },
  'import/changed': {
    status: 409,
    title: 'The plan of the import has changed',
    detail: 'Read the import again, and commit its current plan.',
  },
  'import/rehearsal': {
    status: 409,
    title: 'A rehearsal with invented names cannot be committed or repaired',
    detail: 'Start an import without `rehearsal`, and add the files to it.',
  },
  'import/confirm-needed': {
    status: 422,
    title: 'The import removes many records and must be confirmed',
    detail: 'Send the number of removals as `confirm`.',
  },
} as const satisfies Problems;
