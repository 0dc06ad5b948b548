import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const schoolWords = {
  heading: 'Your school',
  lead: (school: string) =>
    `You belong to ${bidiIsolate(school)}. Before you leave, you choose what happens to your classes.`,
  leave: 'Leave this school',
} as const;
