import { counted } from '#domain/platform/text/counted.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import { aheadBy, type ProgressSign, stuckAfterDays } from '#domain/classrooms/students/class-progress.ts';
import type { ProgressCell } from '#domain/classrooms/students/progress-grid.ts';
import type { MarkSource } from '#domain/classrooms/students/student-mark.ts';
import { localMoment } from '../../../../../messages/local-moment.ts';

/** The maximum number of names in a cell. Further students are only counted. */
const maxNamed = 5;

export const signWords: Readonly<Record<ProgressSign, string>> = {
  'never-logged-in': 'Never logged in',
  stuck: 'Stuck',
  ahead: 'Ahead',
};

export const markSourceWords: Readonly<Record<MarkSource, string>> = {
  student: 'marked by the student',
  goals: 'all goals met',
  teacher: 'entered by a teacher',
};

export const markWords = {
  enter: 'Enter marks',
  stop: 'Stop entering marks',
  label: (student: string, activity: string) => `Mark for ${student}: ${activity}`,
  byTeacher: (state: string) => `My mark: ${state.toLowerCase()}`,
  takeBack: 'Student’s own mark',
  allDone: 'All done',
  allDoneFor: (activity: string) => `Mark all shown students as done: ${activity}`,
  undo: 'Undo the last entry',
  saving: 'Saving …',
  advice:
    'A mark that you enter does not change when the student keeps working. You can go back to the student’s own mark at any time.',
  chooseLesson: 'To enter marks, choose one lesson.',
} as const;

/** The texts of the dashboard by objective. It reports finished activities, never abilities. */
export const objectiveWords = {
  table: 'Class progress for each objective',
  objective: 'Objective',
  can: (text: string) => `Students can ${text}`,
  lesson: 'Lesson',
  practicedIn: 'Practiced in',
  done: 'Finished the activities that practice it',
  doneBy: (done: number, of: number) => `${done} of ${counted(of, 'student')}`,
  notYet: 'Not yet',
  some: (names: readonly string[]) =>
    names.length <= maxNamed + 1
      ? names.join(', ')
      : `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`,
  students: 'Students',
  doneNames: 'Students who finished',
  meaning:
    'A student is counted when every activity that practices the objective is marked as done. Check in class whether they can really do it.',
  none: 'No objective to show',
  noneAdvice:
    'These lessons were assigned before their objectives were linked to activities. Update a lesson on the Lessons tab to see them.',
} as const;

export const dashboardWords = {
  heading: 'Dashboard',
  lead: 'The progress of each student in the lessons that are open to them. Marks come from students, from the goals that their programs meet, and from you.',
  helpWanted: (count: number) =>
    count === 1 ? '1 student is asking for help' : `Students are asking for help with ${count} activities`,
  helpList: 'Students who need help',
  help: (of: {
    readonly name: string;
    readonly lesson: string;
    readonly activity: string;
    readonly since: number;
  }) => `${of.name}: ${of.activity} (${of.lesson}), since ${localMoment(of.since)}`,
  table: 'Student progress',
  lesson: 'Lesson',
  allLessons: 'All lessons',
  by: 'Group by',
  byActivity: 'Student',
  byObjective: 'Objective',
  show: 'Show',
  everybody: (count: number) => `All students (${count})`,
  sign: (sign: ProgressSign, count: number) => `${signWords[sign]} (${count})`,
  meaning: {
    'never-logged-in': 'has not logged in with the current card and has not started.',
    stuck: `is asking for help with an activity, or started one at least ${stuckAfterDays} days ago and has not finished it.`,
    ahead: `is at least ${aheadBy} activities ahead of the class median.`,
  } satisfies Readonly<Record<ProgressSign, string>>,
  student: 'Student',
  lastLogin: 'Last login',
  day: (day: IsoDate) => formatDate(day),
  noLogin: 'Never',
  notStarted: 'Not started',
  far: ({ done, activities, minutes }: ProgressCell) =>
    `${done} of ${activities}${minutes === 0 ? '' : `, ${minutes} min`}`,
  farOf: ({ done, activities }: Pick<ProgressCell, 'activities' | 'done'>) => `${done} of ${activities} done`,
  minutes: 'Minutes show planned time for finished activities.',
  all: (count: number) => `All ${counted(count, 'student')}`,
  classDone: (done: number, all: number) => `${done} of ${all}`,
  asOf: (day: IsoDate) => `As of ${formatDate(day)}`,
  print: 'Print',
  download: 'Download CSV',
  fileName: 'dashboard',
  minutesColumn: 'Minutes',
  doneColumn: 'Activities done',
  signColumn: 'Notes',
  nobody: 'No students to show',
  nobodyAdvice: 'No students in this class match. Under “Show”, choose all students.',
  noStudents: 'No students yet',
  noStudentsAdvice: 'Add the class list. Then the dashboard shows what each student has done.',
  toStudents: 'Add students',
  noLessons: 'No lesson is open to the class',
  noLessonsAdvice: 'Assign a lesson. It appears here from the day it opens.',
  toLessons: 'Choose a lesson',
} as const;
