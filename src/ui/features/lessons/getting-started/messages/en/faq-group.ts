import type { RichText } from '#domain/platform/text/rich-text.ts';

/** A question and its answer. `id` is its fragment in the URL. `words` are additional search terms. */
export type Faq = {
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
  readonly words?: string;
};
export type FaqGroup = { readonly id: string; readonly title: string; readonly faqs: readonly Faq[] };
