import type { Lesson } from './lesson.ts';
import { passagesOf, type RichText } from './rich-text.ts';

type Place = readonly [field: string, text: RichText];

/** A program as a code block, so that the rule on texts applies to it. */
const figure = (program: string): RichText => [{ kind: 'code', language: 'blocks', text: program }];

/** Every text that students see or write on, by its field. */
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

/** Words only, so that a different emphasis or line length hides nothing. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Shorter ones are words that a question needs too, such as a number. */
const leastLetters = 24;

/** The words of a text, split into programs and prose for the comparison. */
type Content = { readonly programs: readonly string[]; readonly prose: readonly string[] };

/** Programs are compared whole: one that only begins like another is a different program. */
function contentOf(text: RichText): Content {
  const passages = passagesOf(text);
  const wordsOf = (isCode: boolean): readonly string[] =>
    passages.filter(({ language }) => (language !== null) === isCode).map((passage) => plain(passage.text));
  return { programs: wordsOf(true), prose: wordsOf(false) };
}

/** Whether a text says, word for word, a program or a paragraph of an answer. */
function says(shown: Content, answer: Content): boolean {
  const words = shown.prose.join(' ');
  return (
    answer.programs.some((program) => shown.programs.includes(program)) ||
    answer.prose.some((paragraph) => paragraph.length >= leastLetters && words.includes(paragraph))
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
  const answers = answersOf(lesson).map(([answerOf, text]) => ({ answerOf, content: contentOf(text) }));
  return shownTexts(lesson).flatMap(([field, text]) => {
    const shown = contentOf(text);
    return answers.filter(({ content }) => says(shown, content)).map(({ answerOf }) => ({ field, answerOf }));
  });
}
