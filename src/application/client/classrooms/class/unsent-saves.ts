import { productSlug } from '#domain/product.ts';
import type { ProgramOf, ProgramSave } from '../ports/student-class-service.ts';
import type { StorageEntry } from '../../platform/ports/storage.ts';

function decodeOf(value: unknown): ProgramOf | null {
  if (typeof value !== 'object' || value === null) return null;
  const { assignmentId, lessonSlug, activityId, name } = value as Readonly<Record<string, unknown>>;
  if (typeof name === 'string') return { name };
  if (typeof assignmentId !== 'string' || typeof activityId !== 'string') return null;
  return typeof lessonSlug === 'string' ? { assignmentId, lessonSlug, activityId } : null;
}

/** A save with the page that made the change, because two pages of a student may change a program at the same time (C11). */
export type UnsentSave = ProgramSave & { readonly pageId: string };

function decodeSave(value: unknown): readonly UnsentSave[] {
  if (typeof value !== 'object' || value === null) return [];
  // Builds before 2026-11-29 stored saves without a page id.
  const { id, of, base, text, pageId = '' } = value as Readonly<Record<string, unknown>>;
  const place = decodeOf(of);
  if (typeof id !== 'string' || typeof text !== 'string' || place === null) return [];
  if (typeof pageId !== 'string') return [];
  return base === null || typeof base === 'string' ? [{ id, of: place, base, text, pageId }] : [];
}

/** A student's saves that are not sent yet. They are kept after the tab is closed, and are deleted when they are sent (C12). */
export const unsentSavesEntry = (studentId: string): StorageEntry<readonly UnsentSave[]> => ({
  area: 'local',
  key: `${productSlug}-unsent-saves/${studentId}`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeSave) : null),
});
