import { describe, expect, test } from 'vitest';
import { type MailTemplates, notices } from '#application/service/ports/mail-templates.ts';
import { noticeNames } from '#domain/billing/notices/notice-table.ts';

const link = 'https://blockyard.test/login?mode=signIn&oobCode=a"b&apiKey=y&lang=en';

export function mailTemplatesContract(name: string, make: () => MailTemplates): void {
  describe(`MailTemplates: ${name}`, () => {
    test('the sign-in mail goes to its address, has its purpose, and has link and code as text and as HTML', async () => {
      const mail = await make().signInLink({
        to: 'ada@lovelace.test',
        purpose: 'login',
        link,
        code: '042137',
      });
      expect(mail.to).toBe('ada@lovelace.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(link);
      expect(mail.text).toContain('042137');
      expect(mail.html.replaceAll(/<[^>]*>/g, '')).toContain('042137');
      expect(mail.subject).not.toContain('042137');
      const href = /href="(?<href>[^"]*oobCode[^"]*)"/.exec(mail.html)?.groups?.['href'] ?? '';
      expect(href.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('%22', '"')).toBe(link);
    });

    test('the mail to a new address has its link as text and as HTML', async () => {
      const mail = await make().emailChange({ to: 'ada@king.test', link });
      expect(mail.to).toBe('ada@king.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(link);
      expect(mail.html).toMatch(/href="[^"]*oobCode[^"]*"/);
    });

    test('[ORG-7] the mail about a data file has the link as text and as HTML', async () => {
      const toExport = 'https://blockyard.test/settings/profile#export';
      const mail = await make().exportReady({ to: 'ada@king.test', link: toExport });
      expect(mail.to).toBe('ada@king.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.text).toContain(toExport);
      expect(mail.html).toContain(`href="${toExport}"`);
    });

    test('[ROS-3] the mail about login cards has their count and the link as text and as HTML', async () => {
      const link = 'https://blockyard.test/settings/classrooms';
      const mail = await make().loginCardsReady({ to: 'ada@king.test', link, cards: 640 });
      expect(mail.to).toBe('ada@king.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.subject).toContain('640');
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
    });

    test('the mail to a co-teacher names class and teacher as text, and has no link', async () => {
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

    test('[ROS-5] the mail to a new teacher of an import names school and person as text, has counts, and has no link', async () => {
      const facts = {
        to: 'grace@oak.test',
        organization: 'Oak <b>School</b>',
        by: 'Ada & Co',
        classrooms: 3,
      };
      const mail = await make().classroomsImported(facts);
      expect(mail.to).toBe('grace@oak.test');
      expect(mail.subject).toContain('Blockyard');
      expect(mail.subject).toContain('Oak <b>School</b>');
      expect(mail.subject).toContain('3');
      expect(mail.text).toContain('Ada & Co');
      expect(mail.html).not.toMatch(/<b>School|href=/);
      expect((await make().classroomsImported({ ...facts, by: null })).text).toContain('Oak <b>School</b>');
    });

    test.each(['join', 'move'] as const)(
      '[ORG-1] [ORG-10] a request to %s and its answer name people and schools as text, and have no link',
      async (asks) => {
        const school = { organization: 'Oak <b>School</b>' };
        const asked = { ...school, to: 'grace@oak.test', asks, address: 'ada@oak.test' };
        const request = await make().joinAsked({ ...asked, person: 'Ada & Co' });
        expect(request.text).toContain('Ada & Co');
        expect(request.text).toContain('ada@oak.test');
        expect((await make().joinAsked({ ...asked, person: null })).text).toContain('ada@oak.test');
        const answered = { ...school, to: 'ada@oak.test', asked: asks };
        const approved = await make().joinAnswered({ ...answered, answer: 'approved' });
        const declined = await make().joinAnswered({ ...answered, answer: 'declined' });
        expect(approved.subject).not.toBe(declined.subject);
        expect(declined.text).toContain('declined');
        expect([request.to, approved.to, declined.to]).toEqual([
          'grace@oak.test',
          'ada@oak.test',
          'ada@oak.test',
        ]);
        for (const mail of [request, approved, declined]) {
          expect(mail.subject).toContain('Blockyard');
          expect(mail.subject).toContain('Oak <b>School</b>');
          expect(mail.html).not.toContain('<b>School');
          expect(mail.html).not.toContain('href=');
        }
      },
    );

    test('[LIC-8] a request for a seat and its answers have the written notes as text, and no link', async () => {
      const school = { organization: 'Oak <b>School</b>' };
      const request = { ...school, to: 'grace@oak.test', address: 'ada@oak.test' };
      const asked = await make().seatAsked({ ...request, person: 'Ada & Co', note: 'For <i>room 7</i>' });
      expect(asked.text).toContain('Ada & Co');
      expect(asked.text).toContain('For <i>room 7</i>');
      expect((await make().seatAsked({ ...request, person: null, note: '' })).text).toContain('ada@oak.test');
      const changes = await Promise.all(
        (['given', 'freed', 'declined'] as const).map((change) =>
          make().seatChanged({ ...school, to: 'ada@oak.test', change, why: 'The <i>budget</i>' }),
        ),
      );
      expect(new Set(changes.map(({ subject }) => subject)).size).toBe(3);
      for (const mail of [asked, ...changes]) {
        expect(mail.subject).toContain('Blockyard');
        expect(mail.subject).toContain('Oak <b>School</b>');
        expect(mail.html).not.toMatch(/<[bi]>|href=/);
      }
      for (const mail of changes) expect(mail.text).toContain('The <i>budget</i>');
    });

    test("[LIC-9] a notice about a license has the school's name as text, links to the license page, and can be turned off if allowed", async () => {
      const links = {
        link: 'https://blockyard.test/settings/license',
        stopLink: 'https://blockyard.test/notices/stop/n1.key',
      };
      const told = {
        to: 'ada@oak.test',
        day: '2027-06-30',
        daysLeft: 7,
        organization: 'Oak <b>School</b>',
        buyers: ['Ada & Co'],
        renewal: { startsOn: '2027-07-01', cents: 113_050, last4: '4242' },
      };
      for (const name of noticeNames) {
        const mail = await make().licenseNotice({ ...told, ...links, name });
        expect(mail.to).toBe('ada@oak.test');
        expect(mail.subject).toContain('Blockyard');
        expect(mail.html).not.toContain('<b>School');
        expect(mail.text).toContain(links.link);
        expect(mail.html).toContain(links.stopLink);
        const last = await make().licenseNotice({ ...told, ...links, name, stopLink: null });
        expect(last.html).not.toContain('/notices/stop/');
      }
    });

    test('notices go to their address, each with its own subject, and have no link', async () => {
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
