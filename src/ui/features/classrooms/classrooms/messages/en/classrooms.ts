import { finishedStudents } from '../../../../../messages/en/finished-students.ts';
import { counted } from '#domain/platform/text/counted.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';

/** Formats a grade band without the word "Grades", for use next to a label that contains it: 3–5. */
const bareGrades = (band: GradeBand): string => band.replace('-', '–');

const skippedWords = (skipped: number): string =>
  skipped === 0 ? '' : ` ${skipped} skipped, because only the owner can do that.`;

/** Texts that all classroom pages share. */
export const classroomWords = {
  roles: { owner: 'Owner', 'co-teacher': 'Co-teacher' },
  grades: (band: GradeBand) => `Grades ${bareGrades(band)}`,
  bareGrades,
  noGrade: 'No grade band',
  teachers: (teachers: number) => counted(teachers, 'teacher'),
  coTeachers: (others: number) => `with ${counted(others, 'other teacher')}`,
  finished: (finished: number, students: number) =>
    students === 0 ? 'No students yet' : finishedStudents(finished, students),
  noLesson: 'No open lesson',
  far: (done: number, all: number) => `${done} of ${counted(all, 'activity', 'activities')} done`,
} as const;

export const classroomColumnWords = {
  name: 'Name',
  gradeBand: 'Grades',
  school: 'School',
  owner: 'Owner',
  term: 'Term',
  source: 'Comes from',
  teachers: 'Teachers',
  students: 'Students',
  lessons: 'Lessons',
  finished: 'Latest lesson',
  needHelp: 'Need help',
  archivedAt: 'Archived on',
} as const;

export const bulkArchiveWords = {
  archive: 'Archive',
  restore: 'Restore',
  archived: (changed: number, skipped: number) =>
    `${counted(changed, 'class is', 'classes are')} archived.${skippedWords(skipped)}`,
  restored: (changed: number, skipped: number) =>
    `${counted(changed, 'class is', 'classes are')} restored.${skippedWords(skipped)}`,
  undo: 'Undo',
} as const;

/** The texts of pausing and resuming the class codes of several classrooms. */
export const bulkPauseWords = {
  codes: 'Class codes',
  pause: 'Pause class codes',
  resume: 'Resume class codes',
  paused: (changed: number, skipped: number) =>
    `The class codes of ${counted(changed, 'class', 'classes')} are paused until you resume them.${skippedWords(skipped)}`,
  resumed: (changed: number, skipped: number) =>
    `The class codes of ${counted(changed, 'class', 'classes')} work again.${skippedWords(skipped)}`,
} as const;

/** The texts of `/settings/classrooms`. */
export const classroomList = {
  heading: 'Classes',
  lead: 'Your classes and their progress.',
  create: 'New class',
  tabs: 'Which classes',
  active: 'Active',
  archived: 'Archived',
  list: 'Your classes',
  search: 'Search by class name',
  count: (classrooms: number) => counted(classrooms, 'class', 'classes'),
  past: (day: IsoDate) => `The classes on ${formatDate(day)}`,
  pastAdvice: 'Student counts are from that day; everything else is current. This view is read-only.',
  toToday: 'Back to today',
  noneThen: 'There were no classes on that day.',
  empty: {
    title: 'No classes yet',
    ended: 'There are no classes to show.',
    advice: 'A name is enough to start. Then assign a lesson and record the class’s progress.',
  },
  emptyArchived: {
    title: 'No archived classes',
    advice: 'Archive a class at the end of the year. Its lessons and notes stay, and you can restore it.',
  },
} as const;

/** The texts of `/settings/classrooms/new`, and of creating a class while assigning. */
export const newClassroom = {
  heading: 'New class',
  lead: 'Only the name is required. You can add the rest later.',
  name: 'Name',
  nameHint: 'The name that you use at school, such as 4B or Coding club.',
  gradeBand: 'Grade band',
  anyGrade: 'Not set',
  termName: 'Term',
  termHint: 'Such as Fall or 2026–27.',
  firstDay: 'First day',
  lastDay: 'Last day',
  color: 'Color',
  icon: 'Picture',
  noMark: 'None',
  create: 'Create the class',
  import: 'Import classes with their students from a file',
  created: (name: string) => `${bidiIsolate(name)} is ready.`,
} as const;

/** The texts of `/settings/classrooms/{id}`. */
export const classroomPage = {
  archivedChip: 'Archived',
  archived: 'This class is archived and read-only. Restore it in its settings.',
  tabs: 'Parts of this class',
  tab: {
    students: 'Students',
    lessons: 'Lessons',
    dashboard: 'Dashboard',
    teachers: 'Teachers',
    code: 'Login & code',
    activity: 'Activity',
    settings: 'Settings',
  },
  back: 'All classes',
} as const;

export const assignmentWords = {
  heading: 'Lessons',
  add: 'Find a lesson to assign',
  empty: {
    title: (name: string) => `${bidiIsolate(name)} has no lessons yet`,
    advice: 'Open a lesson and choose Assign. It then appears here, with its dates and progress.',
  },
  hidden: 'Hidden',
  hiddenHint: 'Only teachers see this lesson.',
  opens: (day: string) => `Opens ${day}`,
  due: (day: string) => `Due ${day}`,
  pinned: (version: number) => `This class uses version ${version}. A newer version is available.`,
  seeNew: 'See the newer version',
  takeNew: 'Use the newer version',
  tookNew: (version: number) => `The class now uses version ${version}. Your notes are saved.`,
  gone: 'This lesson is no longer in the list. The class keeps its version.',
  edit: 'Edit',
  editNamed: (lesson: string) => `Edit the assignment of ${lesson}`,
  hide: 'Hide',
  show: 'Show',
  hideNamed: (lesson: string) => `Hide ${lesson}`,
  showNamed: (lesson: string) => `Show ${lesson}`,
  isHidden: (lesson: string) => `${lesson} is hidden.`,
  isShown: (lesson: string) => `${lesson} is shown.`,
  remove: 'Remove',
  removeNamed: (lesson: string) => `Remove ${lesson}`,
  isRemoved: (lesson: string) => `${lesson} is removed from this class.`,
  undo: 'Undo',
  isBack: (lesson: string) => `${lesson} is back.`,
  removedHeading: (removed: number) => `Removed (${removed})`,
  removedHint: 'Your notes are kept with removed lessons.',
  putBack: 'Put back',
  putBackNamed: (lesson: string) => `Put ${lesson} back`,
  progress: 'Class progress',
  present: 'Present',
  presentNamed: (lesson: string) => `Present ${lesson}`,
} as const;

/** The texts for recording the progress of a class. */
export const recordWords = {
  title: (classroom: string) => `How far did ${bidiIsolate(classroom)} get?`,
  which: 'Class',
  lead: 'Each choice is saved right away. Co-teachers see it too.',
  minutesOf: (activity: string) => `Minutes for ${activity}`,
  planned: (minutes: number) => `${minutes} min planned`,
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved.',
  again: 'Try again',
  badMinutes: (most: number) => `Type whole minutes, at most ${most}.`,
  minutesUnit: 'min',
  keptBoth: (who: string) => `${bidiIsolate(who)} changed something else here. Both changes are saved.`,
  conflict: (who: string, theirs: string, mine: string) =>
    `${bidiIsolate(who)} chose ‘${theirs}’. You chose ‘${mine}’.`,
  takeTheirs: (theirs: string) => `Keep ‘${theirs}’`,
  keepMine: (mine: string) => `Use ‘${mine}’`,
  minutesValue: (minutes: number | null) => (minutes === null ? 'no minutes' : `${minutes} min`),
  done: 'Done',
  all: 'See the whole class',
  loading: 'Loading the class',
  gone: 'This class no longer has the lesson.',
} as const;

/** The texts of the lesson page for a teacher of classes that have the lesson. */
export const lessonClasses = {
  heading: 'In your classes',
  record: (classroom: string) => `How far did ${bidiIsolate(classroom)} get?`,
  open: (classroom: string) => `Open ${bidiIsolate(classroom)}`,
  watch: (classroom: string) => `See how ${bidiIsolate(classroom)} is doing`,
  watchAny: 'See your classes',
  after: 'How far did the class get?',
  failed: 'Your classes could not be loaded.',
} as const;

export const mergeWords = {
  someone: 'A co-teacher',
  title: 'Two people changed this',
  lead: 'A co-teacher saved other values while you were editing. Choose which ones to save.',
  mine: 'Yours',
  theirs: 'Theirs',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  save: 'Save my choices',
  kept: (fields: string) => `A co-teacher changed ${fields}. Both changes are saved.`,
  labels: {
    name: 'Name',
    gradeBand: 'Grade band',
    termName: 'Term',
    firstDay: 'First day',
    lastDay: 'Last day',
    color: 'Color',
    icon: 'Picture',
    visible: 'Shown to the class',
    opensOn: 'Opens on',
    dueOn: 'Due on',
    note: 'Note',
  },
  fields: {
    name: 'the name',
    gradeBand: 'the grade band',
    termName: 'the term',
    firstDay: 'the first day',
    lastDay: 'the last day',
    color: 'the color',
    icon: 'the picture',
    visible: 'whether it is shown',
    opensOn: 'the opening day',
    dueOn: 'the due date',
    note: 'the note',
  },
} as const;

export const classroomSettings = {
  about: 'Name, grades and term',
  save: 'Save',
  saved: 'Saved.',
  archiveHeading: 'Archive',
  archiveLead: 'For the end of the year. Nothing is deleted, and you can restore the class at any time.',
  archive: 'Archive this class',
  restoreLead: 'The class returns to your list, and you can assign lessons to it again.',
  restore: 'Restore this class',
  archived: (name: string) => `${bidiIsolate(name)} is archived.`,
  ownerArchives: 'Only the owner of this class can archive it.',
  undo: 'Undo',
  restored: (name: string) => `${bidiIsolate(name)} is back on your list.`,
} as const;
