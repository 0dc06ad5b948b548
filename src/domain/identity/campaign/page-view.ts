import { type Campaign, type CampaignInSnakeCase, inSnakeCase } from './campaign.ts';

/** A page view in the format of the data layer. Spec §2. */
export type PageView = {
  readonly event: 'virtual_page_view';
  readonly page_path: string;
  readonly page_location: string;
  readonly page_referrer: string;
} & CampaignInSnakeCase;

/** Query parameters that may be reported. All others could contain personal data or secrets (ANA-1). */
const harmless = new Set([
  'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content',
  'grade', 'duration', 'topic', 'device', 'standard', 'errorCode', 'page',
]); // prettier-ignore

/** Path segments that precede an id of a person, class, import or order, or a token of an invitation or a proof. */
const idAfter =
  /^\/(settings\/(?:students|teachers|classrooms|imports|rollover)|users\/orders|invitations|notices\/stop|records|class\/(?:lesson|program|questions))\/(?!new$)[^/]+/;

const withoutPersonalPath = (pathname: string): string => pathname.replace(idAfter, '/$1/{id}');

const harmlessQuery = (search: string): string => {
  const params = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => harmless.has(pair.split('=', 1)[0] ?? '') && !/@|%40/.test(pair));
  return params.length === 0 ? '' : `?${params.join('&')}`;
};

/** Removes parts of a URL that could identify a person: the hash, unknown parameters, and ids in the path. */
export function withoutPersonalData(url: string): string {
  const [, origin = '', pathname = '', search = ''] =
    /^([a-z][\w+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return `${origin}${withoutPersonalPath(pathname)}${harmlessQuery(search)}`;
}

/** Whether a path belongs to the student pages, which are never measured (ANA-2, CLS-5). */
export const isOfStudents = (path: string): boolean => /^\/class(?:[/?#]|$)/.test(path);

/** Returns a page view from the page's location and the visitor's referrer. */
export function pageView(path: string, location: string, referrer: string, campaign: Campaign): PageView {
  return {
    event: 'virtual_page_view',
    page_path: withoutPersonalData(path),
    page_location: withoutPersonalData(location),
    page_referrer: withoutPersonalData(referrer),
    ...inSnakeCase(campaign),
  };
}
