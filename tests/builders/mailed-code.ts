import type { Mail } from '#application/service/platform/ports/mailer.ts';

const found = (mail: Mail | undefined, part: RegExp, what: string): string => {
  const text = part.exec(mail?.text ?? '')?.[1];
  if (text === undefined) throw new Error(`there is no mail with a ${what}`);
  return text;
};

export const codeIn = (mail: Mail | undefined): string => found(mail, / or (\d{6})$/, 'code');

export const linkIn = (mail: Mail | undefined): string => found(mail, /(https:\S+)/, 'link');

export const mailKeyIn = (mail: Mail | undefined): string => found(mail, /[?&]mailKey=([^&\s]+)/, 'key');

export const anotherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
