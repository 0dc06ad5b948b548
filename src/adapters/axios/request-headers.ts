import type { HttpRequest } from '#application/client/ports/http.ts';

type Headers = Readonly<Record<string, string | false>>;

/** What a call of this tab is about where it does not say: the organization (ORG-1), and the view that staff are in (ORG-5). */
export type OfTab = { readonly organization: string | null; readonly viewAs: string | null };

/** What only a call of somebody who is signed in has: their token, and what it is about. */
const callerHeaders = (bearer: string, { organization, viewAs }: OfTab): Headers => ({
  Authorization: `Bearer ${bearer}`,
  ...(organization === null ? {} : { 'Blockyard-Organization': organization }),
  ...(viewAs === null ? {} : { 'Blockyard-View-As': viewAs }),
});

const nothing: OfTab = { organization: null, viewAs: null };

const about = ({ organization, asOneself }: HttpRequest, tab: OfTab): OfTab =>
  asOneself === true ? nothing : { ...tab, organization: organization ?? tab.organization };

/** A file is sent as it is, anything else as JSON. */
const contentType = (body: unknown): string | false => {
  // Without a body axios would call a POST or PATCH a form, which our service refuses.
  if (body === undefined) return false;
  return body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
};

/** The headers of a call; `ofTab` is asked for what it does not say itself. */
export const requestHeaders = (
  request: HttpRequest,
  key: string | null,
  bearer: string | null,
  ofTab: () => OfTab = () => nothing,
): Headers => ({
  'Content-Type': contentType(request.body),
  ...(request.onText === undefined ? {} : { Accept: 'text/event-stream' }),
  ...(bearer === null ? {} : callerHeaders(bearer, about(request, ofTab()))),
  ...(request.pass === undefined ? {} : { 'Blockyard-Pass': request.pass }),
  ...(request.student === undefined ? {} : { 'Blockyard-Student': request.student }),
  ...(key === null ? {} : { 'Idempotency-Key': key }),
  ...(request.ifMatch === undefined ? {} : { 'If-Match': `"${request.ifMatch}"` }),
});
