import { describe, expect, test } from 'vitest';
import { type MailTemplates, notices } from '#application/service/ports/mail-templates.ts';

const link = 'https://blockyard.test/login?mode=signIn&oobCode=a"b&apiKey=y&lang=en';

/** What every `MailTemplates` does. */
export function mailTemplatesContract(name: string, make: () => MailTemplates): void {
  describe(`MailTemplates: ${name}`, () => {
    test('the sign-in mail goes to its address, says what it is, and carries link and code as text and as HTML', async () => {
      const mail = await make().signInLink({ to: 'ada@lovelace.test', link, code: '042137' });
      expect(mail.to).toBe('ada@lovelace.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(link);
      expect(mail.text).toContain('042137');
      expect(mail.html.replaceAll(/<[^>]*>/g, '')).toContain('042137');
      expect(mail.subject).not.toContain('042137');
      const href = /href="(?<href>[^"]*oobCode[^"]*)"/.exec(mail.html)?.groups?.['href'] ?? '';
      expect(href.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('%22', '"')).toBe(link);
    });

    test('the mail to a new address carries its link as text and as HTML', async () => {
      const mail = await make().emailChange({ to: 'ada@king.test', link });
      expect(mail.to).toBe('ada@king.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(link);
      expect(mail.html).toMatch(/href="[^"]*oobCode[^"]*"/);
    });

    test('the mail to a co-teacher names classroom and teacher as text, and has nothing to press', async () => {
      const named = { to: 'grace@hopper.test', classroom: 'Room <b>12</b>', by: 'Ada & Co' };
      const mail = await make().coTeacherAdded(named);
      expect(mail.to).toBe('grace@hopper.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.subject).toContain('Room <b>12</b>');
      expect(mail.text).toContain('Ada & Co');
      expect(mail.html).not.toContain('<b>12');
      expect(mail.html).not.toContain('href=');
      expect((await make().coTeacherAdded({ ...named, by: null })).text).toContain('A teacher');
    });

    test('notices go to their address, each with a subject of its own, and have nothing to press', async () => {
      const mails = await Promise.all(
        notices.map((about) => make().notice({ to: 'ada@lovelace.test', about })),
      );
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(notices.length);
      for (const mail of mails) {
        expect(mail.to).toBe('ada@lovelace.test');
        expect(mail.subject).toContain('Blockyard');
        expect(mail.text).not.toBe('');
        expect(mail.html).not.toContain('href=');
      }
    });
  });
}
