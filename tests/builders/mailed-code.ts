import type { Mail } from '#application/service/platform/ports/mailer.ts';

const found = (mail: Mail | undefined, part: RegExp, what: string): string => {
  const text = part.exec(mail?.text ?? '')?.[1];
  if (text === undefined) throw new Error(`there is no mail with a ${what}`);
  return text;
};

/** Returns the sign-in code in a mail of the in-memory templates. Throws if there is none. */
export const codeIn = (mail: Mail | undefined): string => found(mail, / or (\d{6})$/, 'code');

/** Returns the sign-in link in a mail of the in-memory templates. Throws if there is none. */
export const linkIn = (mail: Mail | undefined): string => found(mail, /(https:\S+)/, 'link');

/** Returns the key in the sign-in link of a mail. Throws if there is none. */
export const mailKeyIn = (mail: Mail | undefined): string => found(mail, /[?&]mailKey=([^&\s]+)/, 'key');

/** Returns a different code of the same format. */
export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
