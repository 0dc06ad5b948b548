import { productSlug } from '#domain/product.ts';
import type { ProgramOf, ProgramSave } from '../ports/student-class-service.ts';
import type { StorageEntry } from '../ports/storage.ts';

function decodeOf(value: unknown): ProgramOf | null {
  if (typeof value !== 'object' || value === null) return null;
  const { assignmentId, lessonSlug, activityId, name } = value as Readonly<Record<string, unknown>>;
  if (typeof name === 'string') return { name };
  if (typeof assignmentId !== 'string' || typeof activityId !== 'string') return null;
  return typeof lessonSlug === 'string' ? { assignmentId, lessonSlug, activityId } : null;
}

function decodeSave(value: unknown): readonly ProgramSave[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, of, base, text } = value as Readonly<Record<string, unknown>>;
  const place = decodeOf(of);
  if (typeof id !== 'string' || typeof text !== 'string' || place === null) return [];
  return base === null || typeof base === 'string' ? [{ id, of: place, base, text }] : [];
}

/** The saves of a student that the service does not have yet: they outlive the tab, and go once they are sent (C12). */
export const unsentSavesEntry = (studentId: string): StorageEntry<readonly ProgramSave[]> => ({
  area: 'local',
  key: `${productSlug}-unsent-saves/${studentId}`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeSave) : null),
});
