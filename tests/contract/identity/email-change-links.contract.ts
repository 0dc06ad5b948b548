import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EmailChangeLinks } from '#application/service/identity/ports/email-change-links.ts';
import { parseSignInLink } from '#domain/identity/sign-in/sign-in-link.ts';
import { anEmail } from '../../builders/an-email.ts';
import { type Capability, testWhere } from './capability.ts';

/** The adapter and its identity service, in which `ada@lovelace.test` and `grace@hopper.test` have accounts. */
export type EmailChangeLinksHarness = {
  readonly links: EmailChangeLinks;
  readonly apply: (code: string) => Promise<boolean>;
  readonly isProved: (email: string) => Promise<boolean>;
  readonly origin: string;
  readonly disconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const [ada, king] = [anEmail(), anEmail('ada@king.test')];

export function emailChangeLinksContract(
  name: string,
  makeHarness: () => Promise<EmailChangeLinksHarness>,
  capabilities: { readonly disconnect: Capability },
): void {
  describe(`EmailChangeLinks: ${name}`, () => {
    let harness: EmailChangeLinksHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    const made = async (): Promise<URL> => {
      const link = await harness.links.create(ada, king);
      if (!link.ok) throw new Error(link.error.kind);
      return new URL(link.value);
    };

    test('[AUT-10] a link leads to our own login page and has its purpose', async () => {
      const link = await made();
      expect(`${link.origin}${link.pathname}`).toBe(`${harness.origin}/login`);
      expect(parseSignInLink(new Map(link.searchParams))).toMatchObject({
        ok: true,
        value: { mode: 'verifyAndChangeEmail' },
      });
    });

    test('a link changes the address once, and proves the new one; nothing changes before', async () => {
      const code = (await made()).searchParams.get('oobCode') ?? '';
      expect(await harness.isProved(king)).toBe(false);
      expect(await harness.apply(code)).toBe(true);
      expect(await harness.isProved(king)).toBe(true);
      expect(await harness.isProved(ada)).toBe(false);
      expect(await harness.apply(code)).toBe(false);
    });

    test('an address with an account cannot be used', async () => {
      expect(await harness.links.create(ada, anEmail('grace@hopper.test'))).toEqual({
        ok: false,
        error: { kind: 'email-change/taken' },
      });
    });

    test('a deleted account, or one that changed in between, is not changed', async () => {
      expect(await harness.links.create(anEmail('nobody@nowhere.test'), king)).toEqual({
        ok: false,
        error: { kind: 'email-change/no-account' },
      });
    });

    testWhere(
      capabilities.disconnect,
      '[REL-6] it throws while the identity service is unavailable',
      async () => {
        await harness.disconnect();
        await expect(harness.links.create(ada, king)).rejects.toBeInstanceOf(Error);
      },
    );
  });
}
