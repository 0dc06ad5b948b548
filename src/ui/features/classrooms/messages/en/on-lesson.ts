/** What a lesson's page says of the classes of its reader; a file of its own, since that page is public. */
export const onLesson = {
  assign: 'Assign',
  pinned: (version: number) => `This is version ${version}, the one that your class was given.`,
  notPinned: (version: number, shown: number) =>
    `Version ${version} is only there for teachers whose class was given it. This is version ${shown}.`,
  newest: 'Open the lesson as it is on the list',
} as const;
