import type { LessonForReader } from './lesson-for-reader.ts';
import { classSizes } from './lesson-time.ts';
import type { UnitPlace } from './lesson.ts';
import { quantityFor } from './material-quantity.ts';
import { preparationMinutes } from './preparation.ts';
import { sheetsFor } from './printable.ts';

export type BySize = readonly [small: number, usual: number, large: number];

const bySize = (of: (students: number) => number): BySize => [
  of(classSizes.small),
  of(classSizes.usual),
  of(classSizes.large),
];

/** A lesson of a unit, with its preparation time in minutes and its number of sheets of paper. */
export type PackedLesson = {
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly minutes: BySize;
  readonly sheets: BySize;
};

/** An item that the unit needs, the positions of the lessons that need it, and its quantity: the maximum of these lessons. */
export type PackedThing = {
  readonly name: string;
  readonly lessons: readonly number[];
  readonly optional: boolean;
  readonly qty: BySize;
};

/** Everything that a unit needs. None of it is licensed. Slug, title and cover belong to the lesson from which the pack was requested. */
export type UnitPack = Pick<LessonForReader, 'cover' | 'slug' | 'title'> & {
  readonly unit: Pick<UnitPlace, 'slug' | 'title'>;
  readonly lessons: readonly PackedLesson[];
  readonly things: readonly PackedThing[];
};

const most = (one: BySize, other: BySize): BySize => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.max(one[2], other[2]),
];

/** Combines the lists of a unit's lessons. An item for several lessons is listed once. It is optional if it is optional in all of them. */
export function unitPack(
  { slug, title, cover, unit }: Pick<LessonForReader, 'cover' | 'slug' | 'title' | 'unit'>,
  lessons: readonly LessonForReader[],
): UnitPack {
  const things = new Map<string, PackedThing>();
  for (const { materials, unit: place } of lessons) {
    for (const material of materials) {
      const key = material.name.toLowerCase();
      const known = things.get(key);
      const qty = bySize((students) => quantityFor(material, students));
      things.set(key, {
        name: known?.name ?? material.name,
        lessons: [...(known?.lessons ?? []), place.position],
        optional: (known?.optional ?? true) && material.optional,
        qty: known === undefined ? qty : most(known.qty, qty),
      });
    }
  }
  return {
    slug,
    title,
    cover,
    unit: { slug: unit.slug, title: unit.title },
    things: [...things.values()],
    lessons: lessons.map((lesson) => ({
      slug: lesson.slug,
      title: lesson.title,
      position: lesson.unit.position,
      minutes: bySize((students) => preparationMinutes(lesson, students)),
      sheets: bySize((students) =>
        lesson.printables.reduce((sum, printable) => sum + sheetsFor(printable, students), 0),
      ),
    })),
  };
}
