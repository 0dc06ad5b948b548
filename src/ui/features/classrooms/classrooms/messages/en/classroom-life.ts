import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';

export const duplicateWords = {
  heading: 'Duplicate',
  sectionLead: 'For the next year or another group: a new class with the same lessons, and without students.',
  open: 'Duplicate this class',
  title: 'Duplicate this class',
  lead: 'The new class is yours. Students, co-teachers, the class code, dates and progress are not copied.',
  copyOf: (name: string) => `${name} (copy)`,
  withLessons: 'Copy the lessons with their notes',
  withLessonsHint: 'Each lesson in its newest version.',
  submit: 'Duplicate',
  done: (name: string) => `${bidiIsolate(name)} is ready.`,
} as const;

export const deleteClassroomWords = {
  heading: 'Delete',
  sectionLead: 'Only a class that is archived or empty can be deleted. This cannot be undone.',
  open: 'Delete this class',
  title: (name: string) => `Delete ${bidiIsolate(name)}?`,
  nothingLost: 'There is nothing in this class.',
  lost: 'This is lost for good, for you and your co-teachers:',
  losses: ({ lessons, progress, students }: ClassroomContents): readonly string[] => [
    counted(
      lessons,
      'assigned lesson with its note and dates',
      'assigned lessons with their notes and dates',
    ),
    `${counted(progress, 'progress record')} of the class and its students`,
    `the class history of ${counted(students, 'student')}; the students themselves stay with the school`,
  ],
  archiveFirst: 'Archive this class first. Nothing is lost when you archive.',
  ask: 'To confirm, type the name of the class:',
  typedName: 'Name of the class',
  submit: 'Delete for good',
  done: (name: string) => `${bidiIsolate(name)} is deleted.`,
} as const;

export const transferWords = {
  open: 'Make owner',
  openNamed: (who: string) => `Make ${bidiIsolate(who)} the owner`,
  title: (who: string) => `Make ${bidiIsolate(who)} the owner?`,
  lead: (who: string) =>
    `${bidiIsolate(who)} can then add and remove teachers, archive and delete this class, and hand it over. Lessons, notes and students stay.`,
  owner: 'The owner',
  iStay: 'I stay as a co-teacher',
  ownerStays: (who: string) => `${bidiIsolate(who)} stays as a co-teacher`,
  staysHint: 'Without this, the current owner no longer sees the class.',
  submit: 'Make owner',
  done: (who: string) => `${bidiIsolate(who)} owns the class now.`,
} as const;
