/** Where a visitor came from. Spec §3; a parameter that was not given is absent. */
export type Campaign = {
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
};

const parts = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const longestValue = 200;

export const noCampaign: Campaign = {};

/** Whether a campaign says anything. */
export const isEmptyCampaign = (campaign: Campaign): boolean => Object.keys(campaign).length === 0;

/** An email address in a campaign would go wherever page views go (ANA-1). */
const namesSomebody = (value: string): boolean => value.includes('@');

/** Reads the campaign of a URL's query: `utm_source`, `utm_medium`, … */
export function campaignOf(query: ReadonlyMap<string, string>): Campaign {
  const found = parts.flatMap((part) => {
    const value = query.get(`utm_${part}`)?.trim().slice(0, longestValue);
    return value && !namesSomebody(value) ? [[part, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** As sign-up sends it: `utmSource`, `utmMedium`, … */
export type CampaignInCamelCase = {
  readonly [P in (typeof parts)[number] as `utm${Capitalize<P>}`]?: string;
};

/** Whether a field of a URL's query says where its visitor came from, and nothing of what is asked for. */
export const isCampaignField = (name: string): boolean => parts.some((part) => name === `utm_${part}`);

/** As page views send it: `utm_source`, `utm_medium`, … */
export type CampaignInSnakeCase = { readonly [P in (typeof parts)[number] as `utm_${P}`]?: string };

const renamed = (campaign: Campaign, name: (part: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(campaign).map(([part, value]) => [name(part), value]));

export const inCamelCase = (campaign: Campaign): CampaignInCamelCase =>
  renamed(campaign, (part) => `utm${part.charAt(0).toUpperCase()}${part.slice(1)}`);

export const inSnakeCase = (campaign: Campaign): CampaignInSnakeCase =>
  renamed(campaign, (part) => `utm_${part}`);

/** Reads a campaign that was stored or sent; what is not text is left out. */
export function decodeCampaign(value: unknown): Campaign | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    parts.flatMap((part) => (typeof stored[part] === 'string' ? [[part, stored[part]] as const] : [])),
  );
}
