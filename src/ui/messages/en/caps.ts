import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { type LimitedResource, type CapSource } from '#domain/organizations/grants/capacity.ts';

const things = { classrooms: 'classes', students: 'students' } as const;
const sources: Readonly<Record<CapSource, string>> = {
  trial: 'A trial',
  teacher: 'Your license',
  organization: 'The license',
};

export const capWords = {
  near: (thing: LimitedResource, used: number, cap: number) =>
    `${formatCount(used)} of ${formatCount(cap)} ${things[thing]}`,
  nearLead: (thing: LimitedResource, left: number) =>
    left === 1
      ? `There is room for 1 more. Archived ${things[thing]} do not count.`
      : `There is room for ${formatCount(left)} more. Archived ${things[thing]} do not count.`,
  full: (thing: LimitedResource, source: CapSource, cap: number) =>
    `${sources[source]} includes ${formatCount(cap)} ${things[thing]}, and you have that many`,
  over: (thing: LimitedResource, source: CapSource, cap: number) =>
    `${sources[source]} includes ${formatCount(cap)} ${things[thing]}, and you have more`,
  stays: 'Everything you have keeps working. Archive what you no longer need, or get a larger license.',
  tooMany: (source: CapSource, cap: number, left: number, more: number) =>
    `${sources[source]} includes ${formatCount(cap)} students. ${left === 0 ? 'There is no room for more' : `There is room for ${formatCount(left)} more`}, and this list adds ${formatCount(more)}. Shorten the list, archive students who have left, or get a larger license under “License”.`,
  link: 'See your license and who can buy',
  beyond: (classrooms: number, students: number): string => {
    const counts = [
      classrooms === 0 ? '' : counted(classrooms, 'class', 'classes'),
      students === 0 ? '' : counted(students, 'student'),
    ].filter((count) => count !== '');
    return `Your trial or license has no room for ${counts.join(' and ')} in these files`;
  },
  beyondAdvice:
    'Nothing can be added until it fits. Remove rows from the file, archive students who have left, or get a larger license.',
} as const;
