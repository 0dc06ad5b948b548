import { plainLetters } from '#domain/platform/text/plain-letters.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import type { Faq, FaqGroup } from '../messages/en/faq-group.ts';

const longest = 100;

export const questionIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, longest);

/** Returns the groups with the questions that contain every word of the search. Leaves out groups without matches. */
export function matchingFaqs(groups: readonly FaqGroup[], question: string): readonly FaqGroup[] {
  const words = plainLetters(question).split(/\s+/);
  const fits = (group: FaqGroup, faq: Faq): boolean => {
    const text = plainLetters([group.title, faq.question, plainText(faq.answer), faq.words ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, faqs: group.faqs.filter((faq) => fits(group, faq)) }))
    .filter(({ faqs }) => faqs.length > 0);
}

export const countFaqs = (groups: readonly FaqGroup[]): number =>
  groups.reduce((sum, { faqs }) => sum + faqs.length, 0);
