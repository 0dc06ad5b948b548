import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(names.map(bidiIsolate));

export const assignWords = {
  assign: 'Assign',
  title: (lesson: string) => `Assign ${lesson}`,
  editTitle: (lesson: string) => `${lesson} in this class`,
  which: 'Classes',
  noneChosen: 'Choose at least one class.',
  firstClass: 'You have no class yet. Type a name, and we will create the class with this lesson.',
  opensOn: 'Opens on',
  dueOn: 'Due on',
  dateHint: 'Leave it empty for no date.',
  note: 'Note for you and your co-teachers',
  visible: 'Show this lesson to the class',
  visibleHint: 'Uncheck this box to prepare the lesson first.',
  submit: 'Assign the lesson',
  save: 'Save',
  saved: 'Saved.',
  isAssigned: (lesson: string, classrooms: readonly string[]) =>
    `${lesson} is assigned to ${list(classrooms)}.`,
  areAssigned: (classrooms: readonly string[]) => `Assigned to ${list(classrooms)}.`,
  notAssigned: (classrooms: readonly string[]) => `Not assigned to ${list(classrooms)}.`,
  toClass: 'Open the class',
  toClasses: 'See your classes',
  already: (classroom: string) => `${bidiIsolate(classroom)} already has this lesson.`,
  alreadyLink: (classroom: string) => `Open it in ${bidiIsolate(classroom)}`,
  datesTurned: 'The due date is before the opening day. Change one of them.',
  loading: 'Loading your classes',
} as const;
