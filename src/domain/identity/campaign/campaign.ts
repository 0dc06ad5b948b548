/** The campaign that led a visitor here. Spec §3; parameters that are not in the URL are missing. */
export type Campaign = {
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
};

const parts = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const maxValueLength = 200;

export const noCampaign: Campaign = {};

export const isEmptyCampaign = (campaign: Campaign): boolean => Object.keys(campaign).length === 0;

/** Rejects email addresses, because page views would include them (ANA-1). */
const containsEmailAddress = (value: string): boolean => value.includes('@');

/** Reads the campaign of a URL's query: `utm_source`, `utm_medium`, … */
export function campaignOf(query: ReadonlyMap<string, string>): Campaign {
  const found = parts.flatMap((part) => {
    const value = query.get(`utm_${part}`)?.trim().slice(0, maxValueLength);
    return value && !containsEmailAddress(value) ? [[part, value] as const] : [];
  });
  return Object.fromEntries(found);
}

export type CampaignInCamelCase = {
  readonly [P in (typeof parts)[number] as `utm${Capitalize<P>}`]?: string;
};

/** Whether a query field belongs to a campaign and not to the page's own parameters. */
export const isCampaignField = (name: string): boolean => parts.some((part) => name === `utm_${part}`);

export type CampaignInSnakeCase = { readonly [P in (typeof parts)[number] as `utm_${P}`]?: string };

const renamed = (campaign: Campaign, name: (part: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(campaign).map(([part, value]) => [name(part), value]));

export const inCamelCase = (campaign: Campaign): CampaignInCamelCase =>
  renamed(campaign, (part) => `utm${part.charAt(0).toUpperCase()}${part.slice(1)}`);

export const inSnakeCase = (campaign: Campaign): CampaignInSnakeCase =>
  renamed(campaign, (part) => `utm_${part}`);

/** Decodes a stored or received campaign; skips fields that are not text. */
export function decodeCampaign(value: unknown): Campaign | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    parts.flatMap((part) => (typeof stored[part] === 'string' ? [[part, stored[part]] as const] : [])),
  );
}
