import type { ClientFailure } from '../../messages/client-failure.ts';
import { describeFailure } from '../../messages/describe-failure.ts';
import { Notice } from './notice.tsx';

/** Describes a failure and what to do next. Renders nothing without a failure. */
export const FailureNotice = ({ failure }: { readonly failure: ClientFailure | null }) =>
  failure === null ? null : <Notice tone="error">{describeFailure(failure)}</Notice>;
