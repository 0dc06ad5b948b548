import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TokenVerifier } from '#application/service/identity/ports/token-verifier.ts';
import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import { type Capability, testWhere } from './capability.ts';

type Person = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly signInMethod: SignInMethod;
  /** Whole minutes since the login. The default is 0. */
  readonly minutesAgo?: number;
  readonly secondFactor?: boolean;
};

export type TokenVerifierHarness = {
  readonly verifier: TokenVerifier;
  readonly signIn: (person: Person) => Promise<{ readonly token: string; readonly id: string }>;
  readonly disable: (email: string) => Promise<void>;
  readonly revoke: (email: string) => Promise<void>;
  readonly expire: () => Promise<void>;
  /** Returns well-formed but invalid tokens: for a different project, with a broken signature, unsigned, or with one expired part. */
  readonly forged: () => Promise<readonly string[]>;
  readonly disconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const ada: Person = {
  email: 'ada@lovelace.test',
  emailVerified: true,
  displayName: 'Ada Lovelace',
  signInMethod: 'google.com',
};
const refused = (kind: string) => ({ ok: false, error: { kind } });

export function tokenVerifierContract(
  name: string,
  makeHarness: () => Promise<TokenVerifierHarness>,
  capabilities: { readonly expire: Capability; readonly disconnect: Capability },
): void {
  describe(`TokenVerifier: ${name}`, () => {
    let harness: TokenVerifierHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[SEC-1] a token has its user and sign-in method', async () => {
      const { token, id } = await harness.signIn(ada);
      expect(await harness.verifier.verify(token)).toEqual({
        ok: true,
        value: {
          id,
          email: 'ada@lovelace.test',
          emailVerified: true,
          displayName: 'Ada Lovelace',
          phoneNumber: null,
          signInMethod: 'google.com',
          signedInAt: expect.any(Number),
          signInAgeMs: expect.any(Number),
          secondFactor: false,
        },
      });
    });

    test('[AUT-17] a token has the age of its sign-in', async () => {
      const age = async (person: Person): Promise<number> => {
        const verified = await harness.verifier.verify((await harness.signIn(person)).token);
        return verified.ok ? verified.value.signInAgeMs / 60_000 : Number.NaN;
      };
      const now = await age(ada);
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now).toBeLessThan(1);
      const before = await age({ ...ada, email: 'grace@hopper.test', minutesAgo: 7 });
      expect(before).toBeGreaterThanOrEqual(7);
      expect(before).toBeLessThan(8);
    });

    test('[AUT-18] a token shows whether its user completed a second step', async () => {
      const { token } = await harness.signIn({ ...ada, secondFactor: true });
      expect(await harness.verifier.verify(token)).toMatchObject({ value: { secondFactor: true } });
    });

    test('[SEC-1] an unproved address is not treated as proved', async () => {
      const { token } = await harness.signIn({ ...ada, emailVerified: false, signInMethod: 'email' });
      expect(await harness.verifier.verify(token)).toMatchObject({
        value: { emailVerified: false, signInMethod: 'email' },
      });
    });

    test('[SEC-1] an invalid token is refused', async () => {
      const { token } = await harness.signIn(ada);
      const wrong = ['', 'x', 'a.b.c', `${token}x`, ...(await harness.forged())];
      for (const text of wrong) {
        expect(await harness.verifier.verify(text), text).toEqual(refused('token/invalid'));
      }
    });

    test('[SEC-1] a disabled user is refused at once', async () => {
      const { token } = await harness.signIn(ada);
      await harness.disable(ada.email);
      expect(await harness.verifier.verify(token)).toEqual(refused('token/disabled'));
    });

    test("[SEC-1] a revoked token is refused at once, but another user's is not", async () => {
      const { token } = await harness.signIn(ada);
      const grace = await harness.signIn({ ...ada, email: 'grace@hopper.test' });
      await harness.revoke(ada.email);
      expect(await harness.verifier.verify(token)).toEqual(refused('token/revoked'));
      expect((await harness.verifier.verify(grace.token)).ok).toBe(true);
    });

    testWhere(capabilities.expire, '[SEC-1] an expired token is refused', async () => {
      const { token } = await harness.signIn(ada);
      await harness.expire();
      expect(await harness.verifier.verify(token)).toEqual(refused('token/expired'));
    });

    testWhere(capabilities.disconnect, 'without the identity service no token can be verified', async () => {
      const { token } = await harness.signIn(ada);
      await harness.disconnect();
      expect(await harness.verifier.verify(token)).toEqual(refused('token/unverifiable'));
    });
  });
}
