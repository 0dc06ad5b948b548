import type { Mail } from '#application/service/platform/ports/mailer.ts';

const found = (mail: Mail | undefined, part: RegExp, what: string): string => {
  const text = part.exec(mail?.text ?? '')?.[1];
  if (text === undefined) throw new Error(`there is no mail with a ${what}`);
  return text;
};

/** The sign-in code in a mail of the in-memory templates; throws if there is none. */
export const codeIn = (mail: Mail | undefined): string => found(mail, / or (\d{6})$/, 'code');

/** The sign-in link in a mail of the in-memory templates; throws if there is none. */
export const linkIn = (mail: Mail | undefined): string => found(mail, /(https:\S+)/, 'link');

/** The key in the sign-in link of a mail; throws if there is none. */
export const mailKeyIn = (mail: Mail | undefined): string => found(mail, /[?&]mailKey=([^&\s]+)/, 'key');

/** A code of the same form that is not this one. */
export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
