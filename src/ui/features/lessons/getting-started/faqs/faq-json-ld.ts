import { plainText } from '#domain/platform/text/rich-text.ts';
import type { FaqGroup } from '../messages/en/faq-group.ts';

export const faqJsonLd = (groups: readonly FaqGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ faqs }) =>
    faqs.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(faq.answer) },
    })),
  ),
});
