import { counted } from '#domain/platform/text/counted.ts';

export const attentionWords = {
  error: (count: number) => counted(count, 'row cannot be imported.', 'rows cannot be imported.'),
  review: (count: number) => counted(count, 'row needs review.', 'rows need review.'),
  missing: (count: number) =>
    `${counted(count, 'student is', 'students are')} in the school but not in this file. They stay as they are unless you choose to archive them.`,
  unread: (headers: readonly string[]) => {
    const named = headers.slice(0, 3).map((header) => `“${header}”`);
    const more = headers.length - named.length;
    const all = [...named, ...(more === 0 ? [] : [`${more} more`])];
    return headers.length === 1
      ? `The column ${all.join('')} is not imported.`
      : `The columns ${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''} are not imported.`;
  },
  toProblems: 'See the problems',
  toColumns: 'Match the columns',
} as const;
