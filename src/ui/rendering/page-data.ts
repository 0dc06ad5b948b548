import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse } from 'react-router';
import type { LayoutName } from '../routes/route-spec.ts';

/** What the server found out for a page, as it travels in it: the browser starts from there instead of asking again. */
export type PageData = {
  readonly loaderData: Record<string, unknown>;
  /** Left out where there are none. */
  readonly errors?: Record<string, unknown>;
  readonly layout: LayoutName;
};

/** Where in the page it stands. A page without it is built by the browser from the start. */
export const pageDataElementId = 'blockyard-page';

/** JSON that may stand in a `<script>` of a page, whatever is in the texts. */
export const jsonForPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** An error as it may leave the server: its status and what the page says; nothing of a bug. */
function portableError(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data as unknown };
  return { status: 500, data: null };
}

export const portableErrors = (errors: Record<string, unknown> | null): PageData['errors'] =>
  errors === null
    ? undefined
    : Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, portableError(error)]));

/** The same errors as the router throws them. */
export function revivedErrors(errors: PageData['errors']): Record<string, unknown> | null {
  if (errors === undefined) return null;
  const revive = (error: unknown): unknown => {
    const { status, data } = error as { status: number; data: unknown };
    return new ErrorResponseImpl(status, '', data);
  };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)]));
}

/** Reads what the server left in the page; null where it left the page to the browser. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(pageDataElementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
