import type { ImportQuestion, ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { FailureWords } from './failure-words.ts';

type ImportFailure = Extract<ImportRefused<ImportQuestion>['kind'], `import/${string}`>;

export const importFailures: Readonly<Record<ImportFailure, FailureWords>> = {
  'import/not-found': {
    says: 'This import no longer exists.',
    next: 'Open the list of imports.',
  },
  'import/wrong-state': {
    says: 'Someone else changed this import.',
    next: 'Reload the page to see its current status.',
  },
  'import/too-large': {
    says: 'This file is too large.',
    next: 'A CSV file can have up to 25 MB, a ZIP up to 100 MB. Import one school at a time.',
  },
  'import/changed': {
    says: 'This preview is out of date: someone imported other files, or read these files again.',
    next: 'Reload the page, review the preview, then import.',
  },
  'import/no-such-cell': {
    says: 'One of the cells you corrected is no longer in the files.',
    next: 'Reload the page, and correct what is listed there.',
  },
  'import/rehearsal': {
    says: 'This is a rehearsal with invented names. It cannot be imported or corrected.',
    next: 'Start an import of the same files to do it for real.',
  },
  'import/confirm-needed': {
    says: 'This import removes many records, so it needs your confirmation.',
    next: 'Type the number that the page asks for.',
  },
};
