import type { FaqGroup } from './faq-group.ts';
import { account, license, privacy } from './faqs-account.ts';
import { devices, trouble } from './faqs-devices.ts';
import { students, teaching } from './faqs-teaching.ts';

/** Where mail with questions goes. */
const contactEmail = 'hello@blockyard.example';

/** The words of the page around the questions. */
export const faqPage = {
  title: 'Questions and answers',
  lead: 'Short answers to what teachers and schools ask first.',
  search: 'Search the answers',
  searchHint: 'Print, iPad, trial',
  submit: 'Search',
  showAll: 'Show all answers',
  found: (count: number, all: number) => (count === all ? `${all} answers` : `${count} of ${all} answers`),
  none: {
    title: 'No answer has all of these words',
    widen: 'Try one word, or a shorter one. Or write to us, and we answer by mail.',
  },
  link: 'Link to this answer',
  contact: {
    title: 'Not answered here?',
    text: 'Write to us. Say what you were doing, which page you were on and what it said. No names of students, please.',
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
  students,
  privacy,
  devices,
  trouble,
];
