import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type {
  ClassroomColor,
  ClassroomIcon,
  ProgressState,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { StudentFields } from '#domain/classrooms/students/student.ts';
import { demoId } from './demo-id.ts';
import { clubMembers, fourthGraders } from './demo-students.ts';

/** A class's progress in one activity: state, minutes, and the teacher who recorded it. */
type DemoMark = readonly [state: ProgressState, minutes: number | null, by?: 'owner' | 'coTeacher'];

/** A student's index in the class, their mark for the first unfinished activity, and its day relative to today. */
type DemoWord = readonly [student: number, state: 'needs_help' | 'started', said: number];

/** A lesson that is assigned to a class. Days are relative to today, so -9 is nine days ago. */
export type DemoAssignment = {
  readonly id: string;
  readonly lesson: Slug;
  readonly assigned: number;
  readonly opens: number | null;
  readonly due: number | null;
  readonly visible: boolean;
  readonly note: string;
  readonly marks: readonly DemoMark[];
  /**
   * The number of finished activities per student, in the order of the class. `next` contains some students' marks of the next activity, with their age in
   * days.
   */
  readonly done: readonly number[];
  readonly next: readonly DemoWord[];
};

export type DemoClassroom = {
  readonly id: string;
  readonly name: string;
  readonly gradeBand: GradeBand | null;
  readonly color: ClassroomColor;
  readonly icon: ClassroomIcon;
  readonly owner: string;
  readonly coTeacher: string;
  readonly expected?: string;
  readonly assignments: readonly DemoAssignment[];
  readonly students: readonly StudentFields[];
};

export const demoClassrooms: readonly DemoClassroom[] = [
  {
    id: demoId(100),
    name: '4B, room 12',
    gradeBand: '3-5',
    color: 'moss',
    icon: 'turtle',
    owner: 'demo-teacher1',
    coTeacher: 'demo-teacher2',
    students: fourthGraders,
    assignments: [
      {
        id: demoId(111),
        lesson: 'flags-at-the-gate',
        assigned: -16,
        opens: -14,
        due: -9,
        visible: true,
        note: 'Velcro and buckles count as well as laces.',
        marks: [
          ['done', 6],
          ['done', 14],
          ['done', 15],
          ['done', 12, 'coTeacher'],
          ['done', 5, 'coTeacher'],
        ],
        done: [5, 5, 4, 5, 5, 3, 5, 5, 5, 5, 0, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
        next: [[5, 'started', -12]],
      },
      {
        id: demoId(112),
        lesson: 'harbor-light',
        assigned: -6,
        opens: -2,
        due: 3,
        visible: true,
        note: 'Bring the box of Docks from room 9.\nPairs as last week; Theo and Mina swap.',
        marks: [
          ['done', 7],
          ['done', 16],
          ['needs_help', 12, 'coTeacher'],
          ['started', null, 'coTeacher'],
        ],
        done: [2, 2, 1, 2, 4, 1, 2, 2, 2, 3, 0, 2, 2, 2, 2, 5, 2, 2, 1, 2, 2, 2, 2, 2],
        next: [
          [0, 'started', -1],
          [2, 'needs_help', -1],
          [8, 'started', -1],
          [18, 'needs_help', -2],
        ],
      },
      {
        id: demoId(113),
        lesson: 'mind-the-quay',
        assigned: -1,
        opens: 7,
        due: 14,
        visible: false,
        note: '',
        marks: [],
        done: [],
        next: [],
      },
    ],
  },
  {
    id: demoId(200),
    name: 'Coding club, Thursdays',
    gradeBand: '6-8',
    color: 'violet',
    icon: 'bot',
    owner: 'demo-teacher1',
    coTeacher: 'demo-teacher3',
    expected: 'demo-teacher10',
    students: clubMembers,
    assignments: [
      {
        id: demoId(211),
        lesson: 'the-lost-crate',
        assigned: -21,
        opens: null,
        due: -7,
        visible: true,
        note: '',
        marks: [
          ['done', 6],
          ['done', 9],
          ['done', 18],
          ['done', 12],
          ['done', 6],
          ['started', 3, 'coTeacher'],
        ],
        done: [6, 5, 5, 6, 4],
        next: [],
      },
      {
        id: demoId(212),
        lesson: 'tide-keeper',
        assigned: -4,
        opens: null,
        due: 10,
        visible: true,
        note: 'Two groups missed ‘Give it a name’: begin there.',
        marks: [
          ['done', 7],
          ['needs_help', 9],
        ],
        done: [1, 1, 3, 1],
        next: [[1, 'needs_help', -3]],
      },
    ],
  },
];
