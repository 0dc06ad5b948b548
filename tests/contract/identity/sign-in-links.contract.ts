import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignInLinks } from '#application/service/identity/ports/sign-in-links.ts';
import { parseSignInLink } from '#domain/identity/sign-in/sign-in-link.ts';
import { anEmail } from '../../builders/an-email.ts';
import { type Capability, testWhere } from './capability.ts';

export type SignInLinksHarness = {
  readonly links: SignInLinks;
  readonly open: (email: string, link: string) => Promise<boolean>;
  readonly origin: string;
  readonly disconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function signInLinksContract(
  name: string,
  makeHarness: () => Promise<SignInLinksHarness>,
  capabilities: { readonly disconnect: Capability },
): void {
  describe(`SignInLinks: ${name}`, () => {
    let harness: SignInLinksHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[AUT-10] a link leads to our own login page and has everything that a sign-in link needs', async () => {
      const link = new URL(await harness.links.create(anEmail(), 'a-key'));
      expect(`${link.origin}${link.pathname}`).toBe(`${harness.origin}/login`);
      expect(parseSignInLink(new Map(link.searchParams))).toMatchObject({
        ok: true,
        value: { mode: 'signIn', mailKey: 'a-key' },
      });
    });

    test('a link signs its address in, once', async () => {
      const link = await harness.links.create(anEmail(), 'a-key');
      expect(await harness.open('grace@hopper.test', link)).toBe(false);
      expect(await harness.open('ada@lovelace.test', link)).toBe(true);
      expect(await harness.open('ada@lovelace.test', link)).toBe(false);
    });

    testWhere(
      capabilities.disconnect,
      '[REL-6] it throws while the identity service is unavailable',
      async () => {
        await harness.disconnect();
        await expect(harness.links.create(anEmail(), 'a-key')).rejects.toBeInstanceOf(Error);
      },
    );
  });
}
