import type { ClientFailure } from '../messages/client-failure.ts';
import { describeFailure } from '../messages/en/failures.ts';
import { Notice } from './notice.tsx';

/** Says what went wrong and what to do next; nothing where nothing went wrong. */
export const FailureNotice = ({ failure }: { readonly failure: ClientFailure | null }) =>
  failure === null ? null : <Notice tone="error">{describeFailure(failure)}</Notice>;
