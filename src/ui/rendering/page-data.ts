import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse } from 'react-router';
import type { LayoutName } from '../routes/route-spec.ts';

/** The server's data for a page. The browser uses it instead of requesting it again. */
export type PageData = {
  readonly loaderData: Record<string, unknown>;
  /** Undefined if there are no errors. */
  readonly errors?: Record<string, unknown>;
  readonly layout: LayoutName;
};

/** The id of the element with the data. If a page does not have it, the browser renders the page. */
export const pageDataElementId = 'blockyard-page';

export const jsonForPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the part of an error that may leave the server: its status and text, but no details of a bug. */
function portableError(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data as unknown };
  return { status: 500, data: null };
}

export const portableErrors = (errors: Record<string, unknown> | null): PageData['errors'] =>
  errors === null
    ? undefined
    : Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, portableError(error)]));

/** Restores the errors in the form in which the router throws them. */
export function revivedErrors(errors: PageData['errors']): Record<string, unknown> | null {
  if (errors === undefined) return null;
  const revive = (error: unknown): unknown => {
    const { status, data } = error as { status: number; data: unknown };
    return new ErrorResponseImpl(status, '', data);
  };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)]));
}

/** Reads the server's data from the page. Null if the browser renders the page. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(pageDataElementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
