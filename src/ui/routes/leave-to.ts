import { useLocation } from 'react-router';
import { fullPath } from '#domain/identity/navigation/paths.ts';

/** The state of a link to a page. When the user leaves that page, even after a reload, they return to the page with the link. */
export type LeaveTo = { readonly leaveTo: string };

export const useLeaveToHere = (): LeaveTo => ({ leaveTo: fullPath(useLocation()) });

/** Returns the URL of the page with the link that opened this page. Null if the link had no such state. */
export function useLeaveTo(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' &&
    state !== null &&
    'leaveTo' in state &&
    typeof state.leaveTo === 'string'
    ? state.leaveTo
    : null;
}
