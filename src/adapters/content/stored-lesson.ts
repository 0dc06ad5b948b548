import type { Activity, Lesson, StudentSheet } from '#domain/lessons/lesson.ts';
import type { RichLine, RichText } from '#domain/lessons/rich-text.ts';
import type { Project } from '#domain/programs/project.ts';
import { readRichLine, readRichText } from './read-rich-text.ts';

/** Until 2026-11-22 texts were stored as the Markdown that their author wrote. */
const textOf = (stored: RichText | string): RichText =>
  typeof stored === 'string' ? readRichText(stored).value : stored;
const lineOf = (stored: RichLine | string): RichLine =>
  typeof stored === 'string' ? readRichLine(stored).value : stored;

/** A part of a lesson with its field `text` read. */
const withText = <T extends { readonly text: RichText }>(part: T): T => ({
  ...part,
  text: textOf(part.text),
});

const projectOf = (project: Project): Project => ({
  ...project,
  goals: project.goals.map((goal) => ({ ...goal, says: lineOf(goal.says) })),
  hints: project.hints.map(textOf),
});

function activityOf({ say, teacherNotes, studentView, solution, project, ...activity }: Activity): Activity {
  return {
    ...activity,
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

const sheetOf = ({ title, sections }: StudentSheet): StudentSheet => ({
  title,
  sections: sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => (part.kind === 'text' ? withText(part) : part)),
  })),
});

/** A lesson as some version of the service stored it, in the form of today. What is in that form stays as it is. */
export function readStoredLesson(stored: Lesson): Lesson {
  const { studentSheet, assessment, differentiation, ...lesson } = stored;
  const { support, stretch, accessibility, ell } = differentiation;
  return {
    ...lesson,
    overview: textOf(lesson.overview),
    preparation: lesson.preparation.map(lineOf),
    activities: lesson.activities.map(activityOf),
    ...(studentSheet === undefined ? {} : { studentSheet: sheetOf(studentSheet) }),
    assessment: {
      ...assessment,
      exitQuestions: assessment.exitQuestions.map(withText),
      answers: assessment.answers.map(withText),
    },
    differentiation: {
      support: support.map(lineOf),
      stretch: stretch.map(lineOf),
      accessibility: accessibility.map(lineOf),
      ell: ell.map(lineOf),
    },
  };
}
