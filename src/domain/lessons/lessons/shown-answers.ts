import type { Lesson } from './lesson.ts';
import { passagesOf, type RichText } from '../../platform/text/rich-text.ts';

type Place = readonly [field: string, text: RichText];

/** Wraps a program in a code block, so that the rule for texts applies to it. */
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

/** Returns only the words of a text, so that the comparison ignores emphasis and line breaks. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Minimum number of letters of a compared text. Shorter texts, such as numbers, also occur in questions. */
const minLetters = 24;

type Content = { readonly programs: readonly string[]; readonly prose: readonly string[] };

/** Programs are compared as a whole, because two different programs can have the same start. */
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

/** Returns the places where students would see the exact text of a solution or an answer. */
export function shownAnswers(
  lesson: Lesson,
): readonly { readonly field: string; readonly answerOf: string }[] {
  const answers = answersOf(lesson).map(([answerOf, text]) => ({ answerOf, content: contentOf(text) }));
  return shownTexts(lesson).flatMap(([field, text]) => {
    const shown = contentOf(text);
    return answers.filter(({ content }) => says(shown, content)).map(({ answerOf }) => ({ field, answerOf }));
  });
}
