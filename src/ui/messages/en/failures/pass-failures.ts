import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import { passLimits } from '#domain/classrooms/passes/pass-limits.ts';
import type { FailureWords } from './failure-words.ts';

type PassFailure = Exclude<
  PassRefused<'make' | 'list' | 'revoke' | 'open' | 'read'>['kind'],
  'classroom/not-found' | 'classroom/archived' | 'license/ended' | 'account/not-permitted'
>;

export const passFailures: Readonly<Record<PassFailure, FailureWords>> = {
  'pass/wrong-code': {
    says: 'No pass has this code.',
    next: 'Check the letters and digits on your card.',
  },
  'pass/upcoming': {
    says: 'This pass is for a later day.',
    next: 'It opens on the day that is printed on your card.',
  },
  'pass/over': {
    says: 'The day of this pass is over.',
    next: 'Ask the school for a new pass.',
  },
  'pass/revoked': {
    says: 'This pass was revoked.',
    next: 'Ask the school for a new pass.',
  },
  'pass/not-found': {
    says: 'This pass was already revoked.',
    next: 'Reload the page.',
  },
  'pass/limit': {
    says: `This class already has ${passLimits.perClassroom} passes.`,
    next: 'Revoke one that is no longer needed.',
  },
};
