import type { Lesson } from './lesson.ts';
import { passagesOf, type RichText } from '../../platform/text/rich-text.ts';

type Place = readonly [field: string, text: RichText];

/** Wraps a program in a code block, so that the rule on texts applies to it. */
const figure = (program: string): RichText => [{ kind: 'code', language: 'blocks', text: program }];

function shownTexts({ activities, studentSheet }: Lesson): readonly Place[] {
  const ofActivities = activities.flatMap(({ id, studentView, slides, project }, at): readonly Place[] => [
    [`activities[${at}].studentView`, studentView ?? []],
    ...slides.map(({ text }, index): Place => [`activities[${at}].slides[${index}]`, text]),
    ...(project === undefined ? [] : [[`projects: ${id}.starter`, figure(project.starter)] as const]),
    ...(project?.goals ?? []).map(({ says }, index): Place => [
      `projects: ${id}.goals[${index}].says`,
      [{ kind: 'paragraph', children: says }],
    ]),
    ...(project?.hints ?? []).map((hint, index): Place => [`projects: ${id}.hints[${index}]`, hint]),
  ]);
  const ofSheet = (studentSheet?.sections ?? []).flatMap(({ parts }, at) =>
    parts.flatMap((part): readonly Place[] =>
      part.kind === 'text' ? [[`studentSheet.sections[${at}]`, part.text]] : [],
    ),
  );
  return [...ofActivities, ...ofSheet];
}

/** Returns only words, so that different emphasis or line breaks hide nothing. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Ignores shorter texts, such as numbers, because questions contain them, too. */
const minLetters = 24;

type Content = { readonly programs: readonly string[]; readonly prose: readonly string[] };

/** Programs are compared completely, because a program with the same start may be a different one. */
function contentOf(text: RichText): Content {
  const passages = passagesOf(text);
  const wordsOf = (isCode: boolean): readonly string[] =>
    passages.filter(({ language }) => (language !== null) === isCode).map((passage) => plain(passage.text));
  return { programs: wordsOf(true), prose: wordsOf(false) };
}

function says(shown: Content, answer: Content): boolean {
  const words = shown.prose.join(' ');
  return (
    answer.programs.some((program) => shown.programs.includes(program)) ||
    answer.prose.some((paragraph) => paragraph.length >= minLetters && words.includes(paragraph))
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

/** Returns the places where students would read a solution or an answer word for word. */
export function shownAnswers(
  lesson: Lesson,
): readonly { readonly field: string; readonly answerOf: string }[] {
  const answers = answersOf(lesson).map(([answerOf, text]) => ({ answerOf, content: contentOf(text) }));
  return shownTexts(lesson).flatMap(([field, text]) => {
    const shown = contentOf(text);
    return answers.filter(({ content }) => says(shown, content)).map(({ answerOf }) => ({ field, answerOf }));
  });
}
