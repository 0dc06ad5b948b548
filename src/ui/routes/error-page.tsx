import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { pageTitle } from '#domain/navigation/page-title.ts';
import { pageFailures } from '../messages/en/pages.ts';
import { FailureNotice } from './failure-notice.tsx';
import { decodePageFailure } from './page-failure.ts';
import { failureTitle } from './title-of.ts';

/** What an error means to the person: the status, and what is said beside it. */
function describeError(error: unknown): { readonly status: number; readonly detail?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const failure = decodePageFailure(error.data);
  if (failure === null) return { status: error.status };
  const detail = 'message' in failure ? failure.message : pageFailures[failure.kind];
  return detail === undefined ? { status: error.status } : { status: error.status, detail };
}

/** Stands in the layout where a page failed (NAV-15). */
export const ErrorPage = () => {
  const { status, detail } = describeError(useRouteError());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(failureTitle(status));
    return () => {
      document.title = before;
    };
  }, [status]);
  return (
    <FailureNotice
      status={status}
      detail={detail}
      onRetry={status === 404 ? undefined : () => void revalidate()}
    />
  );
};
