import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { useThrowToBoundary } from '../../use-throw-to-boundary.ts';
import type { NavigationRole } from '../navigation.ts';
import { type Found, findPages, findRecords, minSearchLength } from './find-everything.ts';

/** The pause in typing, in milliseconds, after which the service is queried. */
const settled = 250;

type Reply = {
  readonly text: string;
  readonly found: readonly Found[];
  readonly failure: ClientFailure | null;
};

/** Returns the results for the typed text. Pages are found immediately, the rest after a pause in typing. `pending` is true until then. */
export function useFound(
  role: NavigationRole,
  typed: string,
): { readonly found: readonly Found[]; readonly pending: boolean; readonly failure: ClientFailure | null } {
  const app = useApp();
  const [reply, setReply] = useState<Reply>({ text: '', found: [], failure: null });
  const report = useThrowToBoundary();
  const text = typed.trim();
  const isLongEnough = text.length >= minSearchLength;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const look = async (): Promise<void> => {
      const read = await findRecords(role, { app, text, options: { signal } });
      if (!signal.aborted) setReply({ text, ...read });
    };
    const timer = setTimeout(() => {
      look().catch((thrown: unknown) => {
        if (!signal.aborted) report(thrown);
      });
    }, settled);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [app, role, text, isLongEnough, report]);
  const pages = findPages(role, text);
  if (!isLongEnough) return { found: pages, pending: false, failure: null };
  return { found: [...reply.found, ...pages], pending: reply.text !== text, failure: reply.failure };
}
