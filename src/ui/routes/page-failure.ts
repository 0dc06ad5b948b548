import { data } from 'react-router';

/**
 * Why there is no page to show: a sentence for the person, which ends with the address that nothing has where that is why,
 * or the kind of what failed, with the action that a role does not allow.
 */
export type PageFailure =
  | { readonly message: string; readonly address?: string }
  | { readonly kind: string; readonly action?: string };

/** What a loader throws instead of answering: the error page shows it, and the server answers with its status. */
export const pageFailure = (status: number, failure: PageFailure) => data(failure, { status });

/** Reads what an error page was given; null where it is none of ours. */
export function decodePageFailure(value: unknown): PageFailure | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('message' in value && typeof value.message === 'string') {
    const { message } = value;
    return 'address' in value && typeof value.address === 'string'
      ? { message, address: value.address }
      : { message };
  }
  if (!('kind' in value) || typeof value.kind !== 'string') return null;
  const { kind } = value;
  return 'action' in value && typeof value.action === 'string' ? { kind, action: value.action } : { kind };
}
