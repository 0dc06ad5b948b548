export type LegalText = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
};

export const legal = {
  heading: 'Terms and privacy',
  lead: 'What you agree to when you use Blockyard.',
  version: (day: string) => `Version of ${day}.`,
} as const;
