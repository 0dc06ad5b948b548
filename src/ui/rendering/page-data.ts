import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, isRouteErrorResponse } from 'react-router';
import type { LayoutName } from '../routes/route-spec.ts';
import { sumOf, textsOfHtml, textsOfNode, withoutTexts, withTexts } from './page-texts.ts';

/** What the server found out for a page, as it travels in it: the browser starts from there instead of asking again. */
export type PageData = {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
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

export const portableErrors = (errors: Record<string, unknown> | null): Record<string, unknown> | null =>
  errors === null
    ? null
    : Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, portableError(error)]));

/** The same errors as the router throws them. */
export function revivedErrors(errors: PageData['errors']): Record<string, unknown> | null {
  if (errors === null) return null;
  const revive = (error: unknown): unknown => {
    const { status, data } = error as { status: number; data: unknown };
    return new ErrorResponseImpl(status, '', data);
  };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)]));
}

/** The data as it stands in the page: what the markup says already is not said again. */
type WrittenData = { readonly texts: number; readonly data: unknown };

/** Writes the data of a page whose content is `html`. */
export function writtenData(data: PageData, html: string): WrittenData {
  const texts = textsOfHtml(html);
  return { texts: sumOf(texts), data: withoutTexts(data, texts) };
}

/**
 * Reads what the server left in the page, before anything changes in `content`; null where it left the page to the
 * browser, or where the content is no longer what the server sent.
 */
export function readPageData(
  page: Document,
  content: Node = page.getElementById('root') ?? page,
): PageData | null {
  const text = page.getElementById(pageDataElementId)?.textContent;
  if (!text) return null;
  const written = JSON.parse(text) as WrittenData;
  const texts = textsOfNode(content);
  return sumOf(texts) === written.texts ? (withTexts(written.data, texts) as PageData) : null;
}
