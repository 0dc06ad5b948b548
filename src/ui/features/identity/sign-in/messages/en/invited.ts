import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

/** Next to the questions of onboarding, for invited users. */
export const invited = {
  title: (school: string): string => `You are invited to ${bidiIsolate(school)}`,
  see: 'See the invitation',
} as const;
