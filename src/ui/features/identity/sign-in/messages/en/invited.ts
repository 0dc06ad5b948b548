import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

/** Beside the questions of onboarding, for who is invited. */
export const invited = {
  title: (school: string): string => `You are invited to ${bidiIsolate(school)}`,
  see: 'See the invitation',
} as const;
