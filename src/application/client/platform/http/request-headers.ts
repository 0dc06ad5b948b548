import type { HttpRequest } from '../ports/http.ts';

type Headers = Readonly<Record<string, string>>;

/** The defaults of a tab's calls: the organization (ORG-1), and the staff view (ORG-5). */
export type OfTab = { readonly organization: string | null; readonly viewAs: string | null };

/** Headers that only calls of signed-in users have. */
const callerHeaders = (bearer: string, { organization, viewAs }: OfTab): Headers => ({
  Authorization: `Bearer ${bearer}`,
  ...(organization === null ? {} : { 'Blockyard-Organization': organization }),
  ...(viewAs === null ? {} : { 'Blockyard-View-As': viewAs }),
});

const nothing: OfTab = { organization: null, viewAs: null };

const about = ({ organization, asOneself }: HttpRequest, tab: OfTab): OfTab =>
  asOneself === true ? nothing : { ...tab, organization: organization ?? tab.organization };

const contentType = (body: unknown): Headers => {
  if (body === undefined) return {};
  return {
    'Content-Type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
  };
};

/** Returns the headers of a call. `ofTab` contains the defaults for values that the call does not specify. */
export const requestHeaders = (
  request: HttpRequest,
  key: string | null,
  bearer: string | null,
  ofTab: () => OfTab = () => nothing,
): Headers => ({
  ...contentType(request.body),
  ...(request.onText === undefined ? {} : { Accept: 'text/event-stream' }),
  ...(bearer === null ? {} : callerHeaders(bearer, about(request, ofTab()))),
  ...(request.pass === undefined ? {} : { 'Blockyard-Pass': request.pass }),
  ...(request.student === undefined ? {} : { 'Blockyard-Student': request.student }),
  ...(key === null ? {} : { 'Idempotency-Key': key }),
  ...(request.ifMatch === undefined ? {} : { 'If-Match': `"${request.ifMatch}"` }),
});
