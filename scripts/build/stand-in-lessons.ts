import type { Lesson, Slug } from '../../src/domain/lessons/lesson.ts';

/** As many as the shelf shall hold at least: four in each of three units (LES-6). */
const shelfSize = 12;

type Text = string | { readonly [key: string]: Text } | readonly Text[];

/** All that is written in a lesson. */
const textsIn = (value: Text): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A lesson's own sentences, plain. */
const sentencesOf = (lesson: Lesson): readonly string[] => {
  const { activities, objectives, differentiation, overview, vocabulary } = lesson;
  const texts = textsIn(
    JSON.parse(JSON.stringify([activities, objectives, differentiation, overview, vocabulary])) as Text,
  );
  return texts.flatMap(
    (text) => text.replaceAll(/[*_`|>#\\[\]]/g, '').match(/[A-Z][a-z][^.!?\n]{24,}[.!?]/g) ?? [],
  );
};

/** Far enough apart not to speak of the same thing, and no divisor of any likely number of sentences. */
const stride = 37;

/** Takes whole sentences until they are as long as asked; nobody gets one twice. */
function taking(inOrder: readonly string[]): (length: number) => string {
  const sentences = Array.from({ length: stride }, (_, start) =>
    inOrder.filter((_each, at) => at % stride === start),
  ).flat();
  let at = 0;
  return (length) => {
    let text = '';
    while (text.length < length) {
      const sentence = sentences[at];
      if (sentence === undefined) throw new Error('The lessons have too few sentences for their stand-ins.');
      text = `${text} ${sentence}`.trimStart();
      at += 1;
    }
    return text.slice(0, length);
  };
}

const slugOf = (title: string): Slug => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/**
 * A full shelf, so that a page's budget holds for the lessons that are still to come: the lessons that are there, and
 * stand-ins for the others. A stand-in has the form of a real lesson, and words of its own from the lessons' texts: a
 * copy would weigh nothing once compressed.
 */
export function fullShelf(lessons: readonly Lesson[]): readonly Lesson[] {
  const take = taking([...new Set(lessons.flatMap(sentencesOf))]);
  const missing = Array.from({ length: Math.max(0, shelfSize - lessons.length) });
  const standIns = missing.flatMap((_, index): readonly Lesson[] => {
    const form = lessons[index % lessons.length];
    if (form === undefined) return [];
    const title = take(form.title.length)
      .replaceAll(/[^A-Za-z ]/g, '')
      .trim();
    const slug = slugOf(title);
    const cover = {
      ...form.cover,
      src: form.cover.src.replace(form.slug, slug),
      alt: take(form.cover.alt.length),
    };
    return [{ ...form, slug, title, summary: take(form.summary.length), cover }];
  });
  const units = [...new Set(lessons.map(({ unit }) => unit.slug))];
  return [...lessons, ...standIns].sort(
    (one, other) => units.indexOf(one.unit.slug) - units.indexOf(other.unit.slug),
  );
}
