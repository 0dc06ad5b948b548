import { expect, test } from 'vitest';
import { describeFailure, learnFailureWords } from '#ui/messages/describe-failure.ts';
import { wordFailure } from '#ui/messages/en/failures/failures.ts';

test.each(['account/not-permitted', 'service/refused'] as const)(
  '[ORG-3] [UI-6] a 403 names the refused action, and the roles that may do it: %s',
  (kind) => {
    learnFailureWords(wordFailure);
    const said = describeFailure({ kind, requestId: null, action: 'order.refund' });
    expect(said).toContain('Your role does not allow this: “Orders: refund”.');
    expect(said).toContain('It is for our staff.');
    const newer = describeFailure({ kind, requestId: null, action: 'ship.launch' });
    expect(newer).toBe(describeFailure({ kind, requestId: null }));
  },
);
