import type { ImportOrder } from '#domain/rosters/imports/import-order.ts';
import type { JobAttempt } from '../../platform/ports/jobs.ts';
import type { ImportJobPorts } from './act-on-import.ts';

export async function wasCanceled(
  { jobs }: Pick<ImportJobPorts, 'jobs'>,
  { id }: Pick<JobAttempt, 'id'>,
  { by }: Pick<ImportOrder, 'by'>,
): Promise<boolean> {
  const job = await jobs.read(id, by);
  return job?.state === 'canceled';
}
