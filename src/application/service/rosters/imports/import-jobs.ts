import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import type { ImportJobPorts } from './act-on-import.ts';
import { commitImportJob } from './commit-import-job.ts';
import { planImportJob } from './plan-import-job.ts';
import { undoImportJob } from './undo-import-job.ts';

/** How long the contents of an inactive import's files are stored, in milliseconds: 7 days. */
const importRetentionMs = 7 * 24 * 60 * 60 * 1000;
const ended = [
  'receiving',
  'reading',
  'ready',
  'failed',
  'committed',
  'canceled',
  'undone',
  'discarded',
] as const;

export const importJobs = (
  ports: ImportJobPorts,
): Pick<JobHandlers<JobKinds>, 'commit-import' | 'erase-ended-imports' | 'plan-import' | 'undo-import'> => ({
  'plan-import': planImportJob(ports),
  'commit-import': commitImportJob(ports),
  'undo-import': undoImportJob(ports),
  'erase-ended-imports': async () => ({
    erased: await ports.transaction.run(({ imports }) =>
      imports.eraseBefore(ports.clock.now() - importRetentionMs, ended),
    ),
  }),
});
