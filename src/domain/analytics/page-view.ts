import { type Campaign, type CampaignInSnakeCase, inSnakeCase } from '../campaign/campaign.ts';

/** One view of a page, as the data layer takes it. Spec §2. */
export type PageView = {
  readonly event: 'virtual_page_view';
  readonly page_path: string;
  readonly page_location: string;
  readonly page_referrer: string;
} & CampaignInSnakeCase;

/** Query parameters that may leave the page; every other one could carry a person's data or a secret (ANA-1). */
const harmless = new Set([
  'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content',
  'grade', 'duration', 'topic', 'device', 'standard', 'errorCode', 'page',
]); // prettier-ignore

/** Parts of the path that stand for a person, a class, an import or an order, open an invitation or prove a record. */
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

/** A URL without what could name a person: the hash, unknown parameters, ids in the path. */
export function withoutPersonalData(url: string): string {
  const [, origin = '', pathname = '', search = ''] =
    /^([a-z][\w+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return `${origin}${withoutPersonalPath(pathname)}${harmlessQuery(search)}`;
}

/** Whether a path is of the pages of students, who are never measured (ANA-2, CLS-5). */
export const isOfStudents = (path: string): boolean => /^\/class(?:[/?#]|$)/.test(path);

/** Makes the view of a page out of where it stands and where the visitor came from. */
export function pageView(path: string, location: string, referrer: string, campaign: Campaign): PageView {
  return {
    event: 'virtual_page_view',
    page_path: withoutPersonalData(path),
    page_location: withoutPersonalData(location),
    page_referrer: withoutPersonalData(referrer),
    ...inSnakeCase(campaign),
  };
}
