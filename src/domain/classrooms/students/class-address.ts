import { parseClassCode } from './entry.ts';

/** The content of the URL on a card or a poster: the class and, on a card, the student. */
export type ClassAddress = { readonly classCode: string; readonly studentId: string | null };

const ofStudent = /^#student=(?<code>[^.]{1,40})\.(?<id>[\w-]{1,100})$/;
const ofClass = /^#(?:code=)?(?<code>[^=.]{1,40})$/;

/** Decodes a URL hash that a scanner may have encoded. Returns it unchanged if it cannot be decoded. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Parses a URL hash, which servers never see: `#student=CODE.ID` on a card, `#CODE` on a poster. Returns null if it contains no class code. */
export function readClassAddress(hash: string): ClassAddress | null {
  const text = decoded(hash);
  const found = (ofStudent.exec(text) ?? ofClass.exec(text))?.groups;
  const code = parseClassCode(found?.['code'] ?? '');
  return code.ok ? { classCode: code.value, studentId: found?.['id'] ?? null } : null;
}
