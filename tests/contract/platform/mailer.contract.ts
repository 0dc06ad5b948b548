import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '#application/service/platform/ports/mailer.ts';
import { type Capability, testWhere } from '../identity/capability.ts';

export type MailerHarness = {
  readonly mailer: Mailer;
  readonly received: () => Promise<readonly Mail[]>;
  readonly goDown: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const mail: Mail = {
  to: 'ada@lovelace.test',
  subject: 'Sign in – jetzt 🦊',
  text: 'Open https://blockyard.test/login?mode=signIn&oobCode=x&apiKey=y',
  html: '<p lang="en">Open <a href="https://blockyard.test/login?a=1&amp;b=2">ünïcode</a></p>',
};

export function mailerContract(
  name: string,
  makeHarness: () => Promise<MailerHarness>,
  capabilities: { readonly goDown: Capability },
): void {
  describe(`Mailer: ${name}`, () => {
    let harness: MailerHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('a mail arrives completely, as text and as HTML', async () => {
      await harness.mailer.send(mail);
      const received = (await harness.received()).map(({ to, subject, text, html }) => ({
        to,
        subject,
        text: text.trim(),
        html: html.trim(),
      }));
      expect(received).toEqual([mail]);
    });

    testWhere(
      capabilities.goDown,
      '[REL-6] a mail that was not taken throws, to be tried again',
      async () => {
        await harness.goDown();
        await expect(harness.mailer.send(mail)).rejects.toBeInstanceOf(Error);
        expect(await harness.received()).toEqual([]);
      },
    );
  });
}
