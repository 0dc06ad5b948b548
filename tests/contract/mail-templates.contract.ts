import { describe, expect, test } from 'vitest';
import type { MailTemplates } from '#application/service/ports/mail-templates.ts';

const link = 'https://blockyard.test/login?mode=signIn&oobCode=a"b&apiKey=y&lang=en';

/** What every `MailTemplates` does. */
export function mailTemplatesContract(name: string, make: () => MailTemplates): void {
  describe(`MailTemplates: ${name}`, () => {
    test('the sign-in mail goes to its address, says what it is, and carries the link as text and as HTML', async () => {
      const mail = await make().signInLink({ to: 'ada@lovelace.test', link });
      expect(mail.to).toBe('ada@lovelace.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(link);
      const href = /href="(?<href>[^"]*oobCode[^"]*)"/.exec(mail.html)?.groups?.['href'] ?? '';
      expect(href.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('%22', '"')).toBe(link);
    });
  });
}
