import { parseClassCode } from './entry.ts';

/** The content of the address on a card or a poster: the class, and on a card the student. */
export type ClassAddress = { readonly classCode: string; readonly studentId: string | null };

const ofStudent = /^#student=(?<code>[^.]{1,40})\.(?<id>[\w-]{1,100})$/;
const ofClass = /^#(?:code=)?(?<code>[^=.]{1,40})$/;

/** Decodes an address that a scanner may have encoded; an address that cannot be decoded stays unchanged. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Reads the part of an address after `#`, which no server sees: `#student=CODE.ID` of a card, `#CODE` of a poster. Null if it names no
 * class.
 */
export function readClassAddress(hash: string): ClassAddress | null {
  const text = decoded(hash);
  const found = (ofStudent.exec(text) ?? ofClass.exec(text))?.groups;
  const code = parseClassCode(found?.['code'] ?? '');
  return code.ok ? { classCode: code.value, studentId: found?.['id'] ?? null } : null;
}
