import { data } from 'react-router';

/**
 * The reason why a page cannot be shown. Either a sentence, which ends with the URL if the URL is unknown, or the kind of failure, with the action that the
 * role does not allow.
 */
export type PageFailure =
  | { readonly message: string; readonly address?: string }
  | { readonly kind: string; readonly action?: string };

/** The failure that a loader throws. The error page shows it, and the server replies with its status. */
export const pageFailure = (status: number, failure: PageFailure) => data(failure, { status });

/** Reads the failure of an error page. Null for a different kind of error. */
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
