import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrganizationGrant } from '#application/service/organizations/ports/grant-repository.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { withShownAccess } from '#ui/composition/shown-access.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anId } from '../../../../builders/an-id.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anAttempt } from '../../../../builders/outgoing-mails.ts';
import { day, hour, startOfTests } from '../../../../builders/time.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

const license: OrganizationGrant = {
  organizationId: 'tide',
  kind: 'district',
  seats: 4,
  startsAt: startOfTests - 62 * day,
  // The start of July 1, 2027 in Los Angeles.
  endsAt: Date.parse('2027-07-01T07:00:00Z'),
};

const toBuy = /^(?:Buy a|Renew the) license$/;

const stepText = async (): Promise<string> =>
  (await screen.findByRole('region', { name: 'Next step' })).textContent;

async function opened(firstName: string, grants: readonly OrganizationGrant[], daysLater = 0) {
  const { service, logIn } = await aStaffedDistrict();
  for (const grant of grants) await service.grants.give(grant);
  await service.clock.advance(daysLater * day);
  const app = await logIn(firstName);
  const shown = withShownAccess(app.session);
  await openAs({ ...app, session: shown.session }, '/settings/license');
  const cover = await screen.findByRole('region', { name: 'Your plan' });
  return { service, app, shown, cover };
}

test('[LIC-4] a teacher sees which license covers them, and until when', async () => {
  const { cover } = await opened('Ben', [license]);
  expect(cover.textContent).toContain('License');
  expect(cover.textContent).toMatch(/Tide District.* covers you until 06\/30\/2027\./);
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  const seats = screen.getByRole('region', { name: 'Seats' });
  expect(seats.textContent).toContain('3 of 4 seats are taken. 1 is free.');
  expect(within(seats).queryByRole('link')).toBeNull();
  const rows = within(screen.getByRole('list', { name: 'Licenses and trials' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/District license.*to 06\/30\/2027.*4 seats.*Now/),
    expect.stringMatching(/Trial.*Only for you.*Now/),
  ]);
});

test('[LIC-4] a license that is paused by an unpaid invoice says so, offers no second license, and shows the usage', async () => {
  const paused = { ...license, owed: 'purchase-order', trustedUntil: startOfTests - day } as const;
  const { cover } = await opened('Ada', [paused], 60);
  expect(cover.textContent).toContain('License paused');
  expect(cover.textContent).toMatch(/is paused: its invoice was not paid by \d\d\/\d\d\/2026/);
  const step = screen.getByRole('region', { name: 'Next step' });
  expect(within(step).getByRole('heading').textContent).toBe('License paused');
  expect(
    within(step)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['See the invoice']);
  expect(within(step).getByRole('link').getAttribute('href')).toMatch(/#documents$/);
  expect(screen.getByText(/of 800 students/)).toBeDefined();
  expect(screen.queryByText(/of 40 students/)).toBeNull();
});

test('[LIC-4] a user who assigns seats can continue to the seat holders', async () => {
  await opened('Mia', [{ ...license, seats: 2 }]);
  const seats = screen.getByRole('region', { name: 'Seats' });
  expect(seats.textContent).toContain('1 more person teaches than there are seats.');
  expect(within(seats).getByRole('link').getAttribute('href')).toBe('/settings/teachers');
});

test.each([
  ['Mia', 'Invite teachers', '/settings/teachers/new'],
  ['Ada', 'Invite teachers', '/settings/teachers/new'],
] as const)(
  '[UI-11] free seats are the first item that %s sees, with a link to the invitation',
  async (name, button, to) => {
    await opened(name, [license]);
    const step = screen.getByRole('region', { name: 'Next step' });
    expect(step.textContent).toMatch(/^1 free seat/);
    const link = within(step).getByRole('link', { name: button });
    expect([link.getAttribute('href'), link.dataset['variant']]).toEqual([to, 'primary']);
    expect(step.dataset['due']).toBeUndefined();
  },
);

test('[UI-11] an owner with a running trial starts with the plans', async () => {
  await opened('Ada', []);
  expect(await stepText()).toMatch(/^Trial ends on 10\/01\/2026.*See plans$/);
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/settings/license/plan');
});

test.each([
  ['Ada', 'Renew the license', '/checkout/renew'],
  ['Ben', null, null],
  ['Mia', null, null],
] as const)('[LIC-3] [LIC-4] when the license ends soon %s sees who renews it', async (name, button, to) => {
  const { cover } = await opened(name, [{ ...license, endsAt: startOfTests + 20 * day }]);
  expect(cover.textContent).toContain('License, renewal due');
  const step = await screen.findByRole('region', { name: 'Next step' });
  expect(within(step).getByRole('heading').textContent).toBe('Renew by 09/21/2026');
  const link = within(step).queryByRole('link');
  expect(link?.textContent ?? null).toBe(button);
  expect(link?.getAttribute('href') ?? null).toBe(to);
  expect(/Ada Quay.* can renew it for you\./.test(step.textContent)).toBe(button === null);
});

test('[LIC-4] [LIC-8] a teacher without a seat requests one, and is not offered another license', async () => {
  const { service, logIn } = await aStaffedDistrict();
  await service.grants.give(license);
  await service.clock.advance(31 * day);
  await service.transaction.run(({ seats }) => seats.free(anId('m-ben')));
  await openAs(await logIn('Ben'), '/settings/license');
  const cover = await screen.findByRole('region', { name: 'Your plan' });
  expect(cover.textContent).toContain('has a license, but you do not have a seat.');
  expect(screen.queryByRole('link', { name: toBuy })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask for a seat' })).toBeDefined();
});

test('[LIC-4] a teacher with a license of their own can renew it', async () => {
  const { service, logIn } = await aStaffedDistrict();
  const id = service.accounts.accounts().find(({ firstName }) => firstName === 'Ben')?.id ?? '';
  const own = {
    order: 'own',
    holder: { kind: 'account', id, path: null },
    kind: 'personal',
    seats: 1,
  } as const;
  const term = { startsAt: startOfTests - 345 * day, endsAt: startOfTests + 20 * day };
  await service.transaction.run(({ grants }) => grants.giveBought({ ...own, ...term }));
  await openAs(await logIn('Ben'), '/settings/license');
  const link = await screen.findByRole('link', { name: toBuy });
  expect(link.getAttribute('href')).toBe('/checkout/renew');
});

test('[LIC-9] [LIC-12] [R28] the page shows which emails were sent, when and to which address', async () => {
  const { service, logIn } = await aStaffedDistrict();
  await service.clock.advance(23 * day + 9 * hour);
  await service.app.jobs.handlers['send-notices']({}, anAttempt);
  await openAs(await logIn('Ben'), '/settings/license');
  const rows = within(await screen.findByRole('list', { name: 'Emails about the license' })).getAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/The trial ends in 7 days.*2026.*ben@/),
  ]);
});

test('[LIC-1] [LIC-4] days of grace show their end and the reason', async () => {
  const endsAt = startOfTests + 29 * day;
  const renewal = { ...license, startsAt: endsAt, owed: 'purchase-order' } as const;
  const { cover } = await opened('Ben', [{ ...license, endsAt }, renewal], 31);
  expect(cover.textContent).toContain(
    'The license ended on 09/30/2026. You keep everything until 10/07/2026, because a purchase order is on its way.',
  );
});

test('[LIC-3] an ended license says that nothing is lost', async () => {
  const { cover } = await opened('Ben', [{ ...license, endsAt: startOfTests + 31 * day }], 40);
  expect(cover.textContent).toContain('License ended');
  expect(cover.textContent).toMatch(/The license of .*Tide District.* ended on 10\/02\/2026\./);
  expect(cover.textContent).toContain('read, export, print and delete everything');
});

test('[LIC-2] other code can set only the displayed state', async () => {
  const { shown, cover, app } = await opened('Ada', [license]);
  for (const state of accessStates) {
    shown.setAccessState(state);
    await within(cover).findByText(
      {
        trial_active: 'Trial',
        trial_expired: 'Trial ended',
        subscription_active: 'License',
        subscription_expired: 'License ended',
        renewal_coming: 'License, renewal due',
      }[state],
    );
    expect(app.session.current()).toMatchObject({ user: { accessState: 'subscription_active' } });
    expect(shown.session.current()).toMatchObject({ user: { accessState: state } });
    expect(shown.session.current()).toBe(shown.session.current());
  }
  shown.setAccessState(null);
  expect(shown.session.current()).toBe(app.session.current());
  expect(() => shown.setAccessState(JSON.parse('"free"'))).toThrow(TypeError);
  expect(await app.license.read()).toMatchObject({ ok: true, value: { state: 'subscription_active' } });
});

test('[LIC-4] a personal trial shows how long it lasts', async () => {
  const { cover } = await opened('Ben', []);
  expect(cover.textContent).toContain('Your trial runs until 10/01/2026: 30 days left.');
});

test.each([
  ['Ada', /You buy for .*Tide District.*: you renew its license, add seats, and choose how it is paid/],
  [
    'Mia',
    /You manage .*Oak School.*: you give seats to the people who teach\. Its license is bought by .*Ada Quay/,
  ],
  ['Ben', /You teach at .*Oak School.*, and have nothing to pay\. Its license is bought by .*Ada Quay/],
] as const)('[LIC-4] %s sees their own part in the license', async (name, words) => {
  const { cover } = await opened(name, [license]);
  expect(cover.textContent).toMatch(words);
});

test('[LIC-4] an individual teacher reads that the purchase is only for them', async () => {
  const { service } = await aStaffedDistrict();
  const user = { email: 'lone@pier.test', password: 'difference-engine', emailVerified: true };
  const { id } = service.identity.addUser(user);
  const account = { id, email: user.email, firstName: 'Lone', lastName: 'Quay', onboardedAt: startOfTests };
  await service.accounts.open(anAccount({ ...account, grants: [trialFrom(startOfTests)] }));
  const app = aPage(service).client;
  got(await app.auth.signIn(user));
  await openAs(app, '/settings/license');
  const cover = await screen.findByRole('region', { name: 'Your plan' });
  expect(cover.textContent).toContain('A license that you buy covers only you.');
  expect(await stepText()).toBe(
    'Trial ends on 10/01/2026A license for you costs $149.00 a year.Buy a license',
  );
});
