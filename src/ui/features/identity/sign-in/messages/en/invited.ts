import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const invited = {
  title: (school: string): string => `You are invited to ${bidiIsolate(school)}`,
  see: 'See the invitation',
} as const;
