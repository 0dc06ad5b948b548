import type { BulkResult, SkipReason } from '#domain/organizations/members/bulk-act.ts';
import { skipWords } from '../messages/en/bulk.ts';

type Skipped = BulkResult['skipped'][number];

const isReason = (why: unknown): why is SkipReason =>
  typeof why === 'string' && Object.hasOwn(skipWords, why);

const isSkipped = (value: unknown): value is Skipped =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'why' in value &&
  isReason(value.why);

/** Returns the result of a job on many members. Throws a TypeError for any other shape. */
export function readBulkResult(value: unknown): BulkResult {
  if (
    typeof value === 'object' &&
    value !== null &&
    'act' in value &&
    'changed' in value &&
    'skipped' in value
  ) {
    const { act, changed, skipped } = value;
    const isKnown = (act === 'move' || act === 'deactivate' || act === 'seat') && typeof changed === 'number';
    if (isKnown && Array.isArray(skipped) && skipped.every(isSkipped)) return { act, changed, skipped };
  }
  throw new TypeError('a job for members returned an unexpected result');
}
