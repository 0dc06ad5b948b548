import type { Lesson, RichText } from './lesson.ts';

type Place = readonly [field: string, text: RichText];

/** A program as a figure: what is said of programs in texts is then said of it too. */
const figure = (program: string): RichText => `\`\`\`blocks\n${program}\n\`\`\``;

/** Every text that students see or write on, by its field. */
export function shownTexts({ activities, studentSheet }: Lesson): readonly Place[] {
  const ofActivities = activities.flatMap(({ id, studentView, slides, project }, at): readonly Place[] => [
    [`activities[${at}].studentView`, studentView ?? ''],
    ...slides.map(({ text }, index): Place => [`activities[${at}].slides[${index}]`, text]),
    ...(project === undefined ? [] : [[`projects: ${id}.starter`, figure(project.starter)] as const]),
    ...(project?.goals ?? []).map(({ says }, index): Place => [`projects: ${id}.goals[${index}].says`, says]),
    ...(project?.hints ?? []).map((hint, index): Place => [`projects: ${id}.hints[${index}]`, hint]),
  ]);
  const ofSheet = (studentSheet?.sections ?? []).flatMap(({ parts }, at) =>
    parts.flatMap((part): readonly Place[] =>
      part.kind === 'text' ? [[`studentSheet.sections[${at}]`, part.text]] : [],
    ),
  );
  return [...ofActivities, ...ofSheet];
}

/** Words only, so that a different emphasis or line length hides nothing. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const fences = /```\w*\n([\s\S]*?)```/g;
/** Shorter ones are words that a question needs too, such as a number. */
const leastLetters = 24;

type Content = { readonly programs: readonly string[]; readonly prose: string };

/** Programs stand for themselves: one that only begins like another is another. */
const contentOf = (text: RichText): Content => ({
  programs: [...text.matchAll(fences)].map(([, program = '']) => plain(program)),
  prose: text.replaceAll(fences, '\n\n'),
});

/** Whether a text says, word for word, a program or a paragraph of an answer. */
function says(text: RichText, answer: RichText): boolean {
  const [shown, told] = [contentOf(text), contentOf(answer)];
  const words = plain(shown.prose);
  return (
    told.programs.some((program) => shown.programs.includes(program)) ||
    told.prose
      .split(/\n\s*\n/)
      .map(plain)
      .some((paragraph) => paragraph.length >= leastLetters && words.includes(paragraph))
  );
}

function answersOf({ activities, assessment }: Lesson): readonly Place[] {
  return [
    ...activities.flatMap(({ title, solution }): readonly Place[] =>
      solution === undefined ? [] : [[title, solution]],
    ),
    ...assessment.answers.map(({ questionId, text }): Place => [questionId, text]),
  ];
}

/** Where students would read a solution or an answer, word for word, and whose it is. */
export function shownAnswers(
  lesson: Lesson,
): readonly { readonly field: string; readonly answerOf: string }[] {
  return shownTexts(lesson).flatMap(([field, text]) =>
    answersOf(lesson)
      .filter(([, answer]) => says(text, answer))
      .map(([answerOf]) => ({ field, answerOf })),
  );
}
