import type { Problems } from './problem-row.ts';

export const importProblems = {
  'import/not-found': {
    status: 404,
    title: 'There is no such import',
    detail: 'The imports that the caller reaches are listed in /v1/app/imports.',
  },
  'import/wrong-state': {
    status: 409,
    title: 'This cannot be done with the import as it is now',
    detail: 'Read the import: its state says how far it has come.',
  },
  'import/too-large': {
    status: 413,
    title: 'The file is too large',
    detail: 'A CSV may have 25 MB, a ZIP of them 100 MB.',
  },
  'import/no-such-cell': {
    status: 422,
    title: 'The files have no such cell',
    detail: 'Name the file and the column as the import does, and the line where the row ends.',
  },
  'import/changed': {
    status: 409,
    title: 'The plan of the import is not the one that was seen',
    detail: 'Read the import again, and commit the plan that it has now.',
  },
  'import/rehearsal': {
    status: 409,
    title: 'A rehearsal with invented names cannot be committed or repaired',
    detail: 'Start an import without `rehearsal`, and add the files to it.',
  },
  'import/confirm-needed': {
    status: 422,
    title: 'So many would go that the number has to be typed',
    detail: 'Send the number that the import says as `confirm`.',
  },
} as const satisfies Problems;
