import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { pageTitle } from '#domain/identity/navigation/page-title.ts';
import { failureWords } from '../messages/describe-failure.ts';
import { pageFailures, pages } from '../messages/en/pages.ts';
import { FailedPage, type Way } from './failed-page.tsx';
import { decodePageFailure } from './page-failure.ts';
import { paths } from './paths.ts';
import { failureTitle } from './title-of.ts';

type Described = {
  readonly status: number;
  readonly message?: string;
  readonly detail?: string;
  readonly way?: Way;
  readonly address?: string;
};

/** Links to likely destinations for a missing page. Other pages link to the lessons. */
const ways: Readonly<Record<string, Way>> = {
  'classroom/not-found': { to: paths.classrooms, label: pages.toClassrooms },
};

/** Shown if the service did not reply and no copy of the page is stored (LES-8, UI-6). */
const unreachable: Described = { status: 503, message: pages.unreachable, detail: pages.unreachableAdvice };

/** Whether the browser is offline. Always false on the server. */
const isOffline = (): boolean => typeof window !== 'undefined' && !window.navigator.onLine;

/** Returns the heading and the advice for a kind of failure, and for an action that the role does not allow. */
function describeKind({ kind, action }: { readonly kind: string; readonly action?: string }) {
  if (kind === 'service/refused' && action !== undefined) {
    const { says, next } = failureWords({ kind, action, requestId: null });
    return { message: says.replace(/\.$/, ''), detail: next };
  }
  const words = pageFailures[kind];
  if (words === undefined) return {};
  const { advice: detail, heading: message } = words;
  const way = ways[kind];
  return { detail, ...(message !== undefined && { message }), ...(way !== undefined && { way }) };
}

function describeError(error: unknown): Described {
  if (error instanceof TypeError && isOffline()) return unreachable; // A chunk of the app could not be loaded.
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const failure = decodePageFailure(error.data);
  if (failure === null) return { status: error.status };
  if ('kind' in failure && failure.kind === 'service/unreachable') return unreachable;
  if ('message' in failure) {
    const { message, address } = failure;
    return { status: error.status, ...(address === undefined ? { detail: message } : { message, address }) };
  }
  return { status: error.status, ...describeKind(failure) };
}

/** Shows a failed page inside the layout (NAV-15). */
export const ErrorPage = () => {
  const { status, message, detail, way, address } = describeError(useRouteError());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(failureTitle(status));
    return () => {
      document.title = before;
    };
  }, [status]);
  return (
    <FailedPage
      status={status}
      message={message}
      detail={detail}
      way={way}
      address={address}
      onRetry={status === 404 ? undefined : () => void revalidate()}
    />
  );
};
