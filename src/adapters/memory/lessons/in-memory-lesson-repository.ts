import type { LessonPin, LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import { type Lesson, type LessonSummary, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { type LessonOutline, outlineOf } from '#domain/lessons/lessons/year-plan.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';

const pinOf = ({ slug, version }: LessonPin): string => `${slug} ${version}`;

const lessonTable: TableDefinition<Lesson> = { name: 'lessons', key: ({ slug }) => slug };
const versionTable: TableDefinition<Lesson> = { name: 'lesson versions', key: pinOf };

export const publishedLesson = (tables: InMemoryTables, slug: string): Lesson | null =>
  tables.of(lessonTable).find((lesson) => lesson.slug === slug && lesson.status === 'published');

export const findLessonVersion = (tables: InMemoryTables, pin: LessonPin): Lesson | null =>
  tables.of(versionTable).get(pinOf(pin));

export class InMemoryLessonRepository extends InMemoryStore implements LessonRepository {
  readonly #lessons = this.tables.of(lessonTable);

  async summaries(): Promise<readonly LessonSummary[]> {
    return this.#published().map(summaryOf);
  }

  async outlines(): Promise<readonly LessonOutline[]> {
    return this.#published().map(outlineOf);
  }

  async bySlug(slug: string): Promise<Lesson | null> {
    return publishedLesson(this.tables, slug);
  }

  async replaceAll(lessons: readonly Lesson[]): Promise<void> {
    this.#lessons.deleteWhere(() => true);
    for (const lesson of lessons) {
      this.#lessons.save(lesson);
      this.tables.of(versionTable).save(lesson);
    }
  }

  async byVersion(pin: LessonPin): Promise<Lesson | null> {
    return findLessonVersion(this.tables, pin);
  }

  slugs(): readonly string[] {
    return this.#lessons.all().map(({ slug }) => slug);
  }

  #published(): readonly Lesson[] {
    return this.#lessons.where(({ status }) => status === 'published');
  }
}
