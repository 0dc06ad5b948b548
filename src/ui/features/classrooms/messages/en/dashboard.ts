import { formatDate, type IsoDate } from '#domain/dates/iso-date.ts';
import { aheadBy, type ProgressSign, stuckAfterDays } from '#domain/students/class-progress.ts';
import type { ProgressCell } from '#domain/students/progress-grid.ts';
import { localMoment } from '../../../../messages/local-moment.ts';

/** So many names stand in a cell. */
const mostNamed = 5;

const students = (count: number): string => (count === 1 ? '1 student' : `${count} students`);

/** What a student gives to see, in a word or two. */
export const signWords: Readonly<Record<ProgressSign, string>> = {
  'never-logged-in': 'Never logged in',
  stuck: 'Stuck',
  ahead: 'Ahead',
};

/** The dashboard by objective: what of it was done, and never what somebody can. */
export const objectiveWords = {
  table: 'What the class has done for each objective',
  objective: 'Objective',
  can: (text: string) => `Students can ${text}`,
  lesson: 'Lesson',
  practicedIn: 'Practiced in',
  done: 'Done the activities that practice it',
  doneBy: (done: number, of: number) => `${done} of ${students(of)}`,
  notYet: 'Not yet',
  some: (names: readonly string[]) =>
    names.length <= mostNamed + 1
      ? names.join(', ')
      : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`,
  students: 'Students',
  doneNames: 'Who has done them',
  meaning:
    'A student counts who says that they have done every activity in which the objective is practiced. Whether they can do it, you see in class.',
  none: 'No objective to show',
  noneAdvice:
    'The lessons that are open to the class were assigned before their objectives were tied to activities. Update a lesson in the tab Lessons to see them.',
} as const;

/** The dashboard of a classroom: who has done what. */
export const dashboardWords = {
  heading: 'Dashboard',
  lead: 'What each student says they have done in the lessons that are open to them.',
  helpWanted: (count: number) =>
    count === 1 ? '1 student asks for help' : `Students ask for help with ${count} activities`,
  helpList: 'Students who need help',
  help: (of: {
    readonly name: string;
    readonly lesson: string;
    readonly activity: string;
    readonly since: number;
  }) => `${of.name}: ${of.activity} (${of.lesson}), since ${localMoment(of.since)}`,
  table: 'What each student has done',
  lesson: 'Lesson',
  allLessons: 'All lessons',
  by: 'By',
  byActivity: 'Student',
  byObjective: 'Objective',
  show: 'Show',
  everybody: (count: number) => `Everybody (${count})`,
  sign: (sign: ProgressSign, count: number) => `${signWords[sign]} (${count})`,
  meaning: {
    'never-logged-in': 'has not logged in with the card that they have, and has done nothing yet.',
    stuck: `asks for help with an activity, or began one ${stuckAfterDays} days ago or earlier and has not finished it.`,
    ahead: `is at least ${aheadBy} activities ahead of the class median.`,
  } satisfies Readonly<Record<ProgressSign, string>>,
  student: 'Student',
  lastLogin: 'Last login',
  day: (day: IsoDate) => formatDate(day),
  noLogin: 'Not with this card',
  notStarted: 'Not started',
  far: ({ done, activities, minutes }: ProgressCell) =>
    `${done} of ${activities}${minutes === 0 ? '' : `, ${minutes} min`}`,
  farOf: ({ done, activities }: Pick<ProgressCell, 'activities' | 'done'>) => `${done} of ${activities} done`,
  minutes: 'Minutes are what the lesson plans for the activities that are done.',
  all: (count: number) => `All ${students(count)}`,
  classDone: (done: number, all: number) => `${done} of ${all}`,
  asOf: (day: IsoDate) => `As of ${formatDate(day)}`,
  print: 'Print',
  download: 'Download CSV',
  fileName: 'dashboard',
  minutesColumn: 'Minutes',
  doneColumn: 'Activities done',
  signColumn: 'Notes',
  nobody: 'Nobody to show',
  nobodyAdvice: 'No student of this class matches. Choose to show everybody.',
  noStudents: 'No students yet',
  noStudentsAdvice: 'Add the class list. Then the dashboard shows what each student has done.',
  toStudents: 'Add students',
  noLessons: 'No lesson is open to the class',
  noLessonsAdvice: 'Assign a lesson. It is here from the day on which it opens.',
  toLessons: 'Choose a lesson',
} as const;
