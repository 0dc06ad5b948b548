import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { ok } from '#domain/result.ts';
import { aDomainClaim } from '../../../../builders/a-domain.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { aWorld, button, field, openAccount, type World } from './open-sign-in.tsx';

const ada = { email: 'ada@oak.test', password: 'difference-engine', displayName: 'Ada Lovelace' };
const beside = { provider: 'oidc.oak', passwordAllowed: true } as const;
const only = { ...beside, passwordAllowed: false } as const;
const schoolButton = 'Continue with your school’s login';

let world: World;

beforeEach(async () => {
  world = aWorld();
  await anOrganization(world.organizations, { id: 'oak' });
  await world.domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await world.domains.prove('oak', { at: startOfTests, how: 'dns' });
});

const rule = (made: SignInRule): Promise<boolean> => world.domains.setRule('oak.test', made);
/** Waits until the record of a new federated account appears (spec §9). */
async function awaitRecord(): Promise<void> {
  await waitFor(() => expect(world.clock.pending()).toContain(world.clock.now() + 500));
  await world.clock.advance(500);
}
const typeAddress = async (email = ada.email): Promise<void> => {
  await userEvent.type(field('Email'), email);
  await userEvent.tab();
};

test("[ORG-9] a school's address leads to the school's own login, and signs in", async () => {
  await rule(only);
  world.browser.answerPopups('oidc.oak', ada);
  const { address } = openAccount('/login', world);
  await typeAddress();
  await userEvent.click(await screen.findByRole('button', { name: schoolButton }));
  await awaitRecord();
  await waitFor(() => expect(address()).toContain('/complete-onboarding'));
});

test('[ORG-9] if passwords are turned off, a password is refused with instructions, and no one stays signed in', async () => {
  await rule(only);
  world.identity.addUser({ ...ada, emailVerified: true });
  const { app } = openAccount('/login', world);
  await userEvent.type(field('Email'), ada.email);
  await userEvent.type(field('Password'), `${ada.password}{Enter}`);
  await screen.findByText(/Your school has turned off this way to log in/);
  expect(screen.getByText(/has turned off passwords and login emails/)).toBeTruthy();
  expect(button(schoolButton)).toBeTruthy();
  expect(app.session.current().state).not.toBe('signed-in');
  expect(world.browser.signedIn()).toBeNull();
});

test('[ORG-9] another account of the same address is refused, too', async () => {
  await rule(only);
  world.browser.answerPopups('google.com', ada);
  openAccount('/login', world);
  await userEvent.click(button('Continue with Google'));
  await awaitRecord();
  await screen.findByText(/Your school has turned off this way to log in/);
  expect(world.browser.signedIn()).toBeNull();
});

test('[ORG-9] the lookup is by domain, once for each, and reveals nothing to others', async () => {
  await rule(beside);
  const asked = vi.fn<(domain: string) => void>();
  openAccount('/login', world, null, ({ domains }) => {
    vi.spyOn(domains, 'findSignInRule').mockImplementation(async (domain) => {
      asked(domain);
      return ok(await world.domains.ruleOf(domain));
    });
  });
  await typeAddress('nobody@elm.test');
  await userEvent.tab();
  await waitFor(() => expect(asked.mock.calls).toEqual([['elm.test']]));
  expect(screen.queryByRole('button', { name: schoolButton })).toBeNull();
});

test('[ORG-9] the sign-up page redirects there, too', async () => {
  await rule(beside);
  world.browser.answerPopups('oidc.oak', ada);
  const { address } = openAccount('/signup', world);
  await typeAddress();
  await screen.findByText(/can use their school’s login/);
  await userEvent.click(button(schoolButton));
  await awaitRecord();
  await waitFor(() => expect(address()).toContain('/signup/social-complete'));
});
