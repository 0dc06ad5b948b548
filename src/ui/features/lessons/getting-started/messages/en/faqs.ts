import type { FaqGroup } from './faq-group.ts';
import { account, license, privacyFaqs } from './faqs-account.ts';
import { devices, trouble } from './faqs-devices.ts';
import { studentFaqs, teaching } from './faqs-teaching.ts';

const contactEmail = 'hello@blockyard.example';

export const faqPage = {
  title: 'Questions and answers',
  lead: 'Short answers to the questions that teachers and schools ask first.',
  search: 'Search the answers',
  searchHint: 'Print, iPad, trial',
  submit: 'Search',
  showAll: 'Show all answers',
  found: (count: number, all: number) => (count === all ? `${all} answers` : `${count} of ${all} answers`),
  none: {
    title: 'No answers match your search',
    widen: 'Try one word or a shorter word. You can also write to us, and we will answer by email.',
  },
  link: 'Link to this answer',
  contact: {
    title: 'Not answered here?',
    text: 'Tell us what you were doing, on which page, and what the page said. Please leave out student names.',
    write: `Write to ${contactEmail}`,
    address: (question: string) =>
      `mailto:${contactEmail}?subject=${encodeURIComponent(question === '' ? 'A question about Blockyard' : `A question about: ${question}`)}`,
  },
  figure: {
    src: '/pictures/guides/harbor-office.svg',
    width: 640,
    height: 400,
    alt: 'A harbor office with a woman at the window. A visitor at the left asks a question, one at the right has her answer.',
  },
} as const;

/** All questions, by group, in the order of the page. */
export const faqGroups: readonly FaqGroup[] = [
  teaching,
  account,
  license,
  studentFaqs,
  privacyFaqs,
  devices,
  trouble,
];
