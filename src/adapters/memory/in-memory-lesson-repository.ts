import type { LessonPin, LessonRepository } from '#application/service/ports/lesson-repository.ts';
import { type Lesson, type LessonSummary, summaryOf } from '#domain/lessons/lesson.ts';
import { type LessonOutline, outlineOf } from '#domain/lessons/year-plan.ts';
import { deepFreeze } from './deep-freeze.ts';

const keyOf = ({ slug, version }: LessonPin): string => `${slug} ${version}`;

export class InMemoryLessonRepository implements LessonRepository {
  #lessons: readonly Lesson[] = [];
  readonly #versions = new Map<string, Lesson>();

  summaries(): Promise<readonly LessonSummary[]> {
    return Promise.resolve(this.#published().map(summaryOf));
  }

  outlines(): Promise<readonly LessonOutline[]> {
    return Promise.resolve(this.#published().map(outlineOf));
  }

  bySlug(slug: string): Promise<Lesson | null> {
    return Promise.resolve(this.#published().find((lesson) => lesson.slug === slug) ?? null);
  }

  replaceAll(lessons: readonly Lesson[]): Promise<void> {
    this.#lessons = deepFreeze(structuredClone(lessons));
    for (const lesson of this.#lessons) this.#versions.set(keyOf(lesson), lesson);
    return Promise.resolve();
  }

  byVersion(pin: LessonPin): Promise<Lesson | null> {
    return Promise.resolve(this.#versions.get(keyOf(pin)) ?? null);
  }

  slugs(): readonly string[] {
    return this.#lessons.map((lesson) => lesson.slug);
  }

  #published(): readonly Lesson[] {
    return this.#lessons.filter((lesson) => lesson.status === 'published');
  }
}
