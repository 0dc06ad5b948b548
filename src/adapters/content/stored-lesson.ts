import type {
  LessonActivity,
  Assessment,
  Lesson,
  QuizAnswer,
  StudentSheet,
} from '#domain/lessons/lessons/lesson.ts';
import type { PreparationTask } from '#domain/lessons/lessons/preparation.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import { readRichLine, readRichText } from './read-rich-text.ts';

/** Until 2026-11-22, texts were stored as Markdown. */
const textOf = (stored: RichText | string): RichText =>
  typeof stored === 'string' ? readRichText(stored).value : stored;
const lineOf = (stored: RichLine | string): RichLine =>
  typeof stored === 'string' ? readRichLine(stored).value : stored;

const withText = <T extends { readonly text: RichText }>(part: T): T => ({
  ...part,
  text: textOf(part.text),
});

const projectOf = (project: Project): Project => ({
  ...project,
  goals: project.goals.map((goal) => ({ ...goal, says: lineOf(goal.says) })),
  hints: project.hints.map(textOf),
});

/** Until 2026-11-23, activities were stored without `time`. Their minutes then apply to every class size. */
type StoredActivity = Omit<LessonActivity, 'time'> & Partial<Pick<LessonActivity, 'time'>>;

function activityOf({
  say,
  teacherNotes,
  studentView,
  solution,
  project,
  ...activity
}: StoredActivity): LessonActivity {
  return {
    ...activity,
    time: activity.time ?? [{ kind: 'work', amount: activity.minutes * 60 }],
    steps: activity.steps.map(textOf),
    tips: activity.tips.map(withText),
    slides: activity.slides.map(withText),
    ...(say === undefined ? {} : { say: textOf(say) }),
    ...(teacherNotes === undefined ? {} : { teacherNotes: textOf(teacherNotes) }),
    ...(studentView === undefined ? {} : { studentView: textOf(studentView) }),
    ...(solution === undefined ? {} : { solution: textOf(solution) }),
    ...(project === undefined ? {} : { project: projectOf(project) }),
  };
}

/** Until 2026-11-23, lessons had no starter quiz and no explanation of wrong answers. */
type StoredAssessment = Omit<Assessment, 'starterQuestions' | 'answers'> &
  Partial<Pick<Assessment, 'starterQuestions'>> & {
    readonly answers: readonly (Omit<QuizAnswer, 'wrong'> & Partial<Pick<QuizAnswer, 'wrong'>>)[];
  };

const assessmentOf = ({
  rubric,
  starterQuestions = [],
  exitQuestions,
  answers,
}: StoredAssessment): Assessment => ({
  rubric,
  starterQuestions: starterQuestions.map(withText),
  exitQuestions: exitQuestions.map(withText),
  answers: answers.map(({ wrong = [], ...answer }) => ({ ...withText(answer), wrong })),
});

const sheetOf = ({ title, sections }: StudentSheet): StudentSheet => ({
  title,
  sections: sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => (part.kind === 'text' ? withText(part) : part)),
  })),
});

/** Until 2026-11-23, a task before class was a line without minutes, and there were no printables. */
type StoredLesson = Omit<Lesson, 'preparation' | 'printables'> & {
  readonly preparation: readonly (PreparationTask | RichLine | string)[];
  readonly printables?: Lesson['printables'];
};

const isTask = (stored: PreparationTask | RichLine | string): stored is PreparationTask =>
  typeof stored === 'object' && 'text' in stored;

const taskOf = (stored: PreparationTask | RichLine | string): PreparationTask =>
  isTask(stored) ? stored : { text: lineOf(stored) };

/** Converts a lesson that an earlier version of the service stored to the current format. Returns a lesson in the current format unchanged. */
export function readStoredLesson(stored: StoredLesson): Lesson {
  const { studentSheet, assessment, differentiation, printables = [], ...lesson } = stored;
  const { support, stretch, accessibility, ell } = differentiation;
  return {
    ...lesson,
    overview: textOf(lesson.overview),
    preparation: lesson.preparation.map(taskOf),
    printables,
    activities: lesson.activities.map(activityOf),
    ...(studentSheet === undefined ? {} : { studentSheet: sheetOf(studentSheet) }),
    assessment: assessmentOf(assessment),
    differentiation: {
      support: support.map(lineOf),
      stretch: stretch.map(lineOf),
      accessibility: accessibility.map(lineOf),
      ell: ell.map(lineOf),
    },
  };
}
