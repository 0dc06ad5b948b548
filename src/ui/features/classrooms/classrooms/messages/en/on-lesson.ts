/** The texts about classes on a lesson's page. They are in a separate file, because that page is public. */
export const onLesson = {
  assign: 'Assign',
  pinned: (version: number) => `This is version ${version}, which is assigned to your class.`,
  notPinned: (version: number, shown: number) =>
    `Version ${version} is open only to teachers whose class has it. This is version ${shown}.`,
  newest: 'Open the newest version',
} as const;
