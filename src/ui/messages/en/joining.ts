import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';

export const joinWords = {
  title: (school: string): string => `Join ${bidiIsolate(school)}?`,
  lead: 'Your email address belongs to this school. A manager of the school approves your request. Nothing changes until then.',
  ask: 'Ask to join',
  asked: (school: string): string => `You asked to join ${bidiIsolate(school)}`,
  askedMore: 'We email you the answer. You can keep working.',
} as const;

export const homeSchoolWords = {
  hint: 'Choose your school, or type it if it is not in the list. Leave it empty if you teach on your own.',
  homeSchool: 'Homeschool',
  /** Includes the district, because many schools have the same name. */
  named: ({ name, district }: FoundSchool): string => (district === null ? name : `${name}, ${district}`),
} as const;
