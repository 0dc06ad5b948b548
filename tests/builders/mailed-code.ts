import type { Mail } from '#application/service/ports/mailer.ts';

/** The sign-in code in a mail of the in-memory templates; throws where there is none. */
export function codeIn(mail: Mail | undefined): string {
  const code = / or (\d{6})$/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error('there is no mail with a code');
  return code;
}

/** A code of the same form that is not this one. */
export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
