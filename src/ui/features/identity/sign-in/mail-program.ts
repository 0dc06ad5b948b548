export type MailProgram = { readonly name: string; readonly url: string };

const gmail: MailProgram = { name: 'Gmail', url: 'https://mail.google.com/mail/' };
const outlook: MailProgram = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const yahoo: MailProgram = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' };

const programs: readonly (readonly [RegExp, MailProgram])[] = [
  [/^(?:gmail|googlemail)\.com$/, gmail],
  [/^(?:outlook|hotmail|live|msn)\.[a-z.]+$/, outlook],
  [/^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/, yahoo],
];

/** Returns the webmail service of an address if its domain is known. Null for school addresses. */
export function mailProgramOf(email: string): MailProgram | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return programs.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
