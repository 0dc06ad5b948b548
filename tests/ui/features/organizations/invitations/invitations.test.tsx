import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { anId } from '../../../../builders/an-id.ts';
import { day } from '../../../../builders/time.ts';
import { anInvitedWorld, openInvitations, token } from './open-invitations.tsx';

const page = `/invitations/${token}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
type World = Awaited<ReturnType<typeof anInvitedWorld>>;
const everything = { ...emptyScope, everything: true };
const stateOf = async ({ invitations }: World) => (await invitations.byId(anId('i1'), everything))?.state;

test('[R1] a visitor sees the invitation, and is sent to log in and back without answering it', async () => {
  const world = await anInvitedWorld();
  const { address } = await openInvitations(world, page, null);
  await heading('Join Oak School');
  expect(screen.getByText('Ada Lovelace invites you to Oak School as a teacher.')).toBeTruthy();
  expect(screen.queryByText('bo@oak.test')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  const logIn = screen.getByRole('link', { name: 'Log in to accept' });
  expect(logIn.getAttribute('href')).toBe(`/login?redirectUrl=${encodeURIComponent(page)}`);
  const signUp = screen.getByRole('link', { name: /^Sign up/ });
  expect(signUp.getAttribute('href')).toBe(`/signup?redirectUrl=${encodeURIComponent(page)}`);
  expect(await stateOf(world)).toBe('pending');
  expect(address()).toBe(page);
});

test('[R1] the invited user accepts with a click, and then acts in that school', async () => {
  const world = await anInvitedWorld();
  const { client, person } = await openInvitations(world, page, 'bo@oak.test');
  await person.click(await button('Accept'));
  await heading('You belong to Oak School');
  expect(personOf(client.session.current())).toMatchObject({
    accountType: 'teacher',
    organization: { id: 'oak' },
  });
  expect(await stateOf(world)).toBe('accepted');
});

test('[R1] with another address both are shown, nothing can be accepted, and logging out leads back', async () => {
  const world = await anInvitedWorld();
  const { address, person } = await openInvitations(world, page, 'eve@elm.test');
  await heading('Join Oak School');
  for (const email of ['bo@oak.test', 'eve@elm.test']) expect(screen.getByText(email)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await person.click(await button('Log in with another address'));
  await waitFor(() => expect(address()).toBe(`/login?redirectUrl=${encodeURIComponent(page)}`));
});

test('[R1] an unconfirmed address cannot accept', async () => {
  const world = await anInvitedWorld();
  await openInvitations(world, page, 'bo@oak.test', { emailVerified: false });
  expect(await screen.findByText(/^First confirm that this email address is yours/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('[R1] [ORG-11] a user who confirms the address on another device can accept on return, without a reload', async () => {
  const world = await anInvitedWorld();
  const { person } = await openInvitations(world, page, 'bo@oak.test', { emailVerified: false });
  await screen.findByText(/^First confirm that this email address is yours/);
  const { identity } = world.service;
  identity.amend(identity.userOf('bo@oak.test')?.id ?? '', { emailVerified: true });
  window.dispatchEvent(new Event('focus'));
  await person.click(await button('Accept'));
  await heading('You belong to Oak School');
  expect(await stateOf(world)).toBe('accepted');
});

test('[R3] declined, revoked, expired and unknown ones are reported', async () => {
  const declined = await anInvitedWorld();
  const { person } = await openInvitations(declined, page, 'bo@oak.test');
  await person.click(await button('Decline'));
  await heading('You declined Oak School');
  cleanup();
  const revoked = await anInvitedWorld();
  await revoked.invitations.settle(anId('i1'), 'revoked');
  await openInvitations(revoked, page, null);
  expect(await screen.findByText(/^It was revoked/)).toBeTruthy();
  cleanup();
  const expired = await anInvitedWorld();
  await expired.clock.advance(31 * day);
  await openInvitations(expired, page, null);
  expect(await screen.findByText(/^Invitations are valid for 30 days/)).toBeTruthy();
  cleanup();
  await openInvitations(expired, '/invitations/unknown', null);
  await heading('We cannot find this invitation');
});

test('[R5] a user who accepts when no seat is free sees this, and does not join', async () => {
  const world = await anInvitedWorld({ seats: 0 });
  const { client, person } = await openInvitations(world, page, 'bo@oak.test');
  await person.click(await button('Accept'));
  expect(await screen.findByText(/^The school has no free seat right now/)).toBeTruthy();
  expect(personOf(client.session.current())?.organization).toBeNull();
});

test('[R1] reminders stop with a click, not by opening the link', async () => {
  const world = await anInvitedWorld();
  const { person } = await openInvitations(world, `${page}?reminders=stop`, null);
  const due = async () => (await world.invitations.due(world.clock.now() + 4 * day, 9)).length;
  await world.invitations.note(anId('i1'), { sentAt: world.clock.now() });
  const stop = await button('Stop the reminders');
  expect(await due()).toBe(1);
  await person.click(stop);
  await screen.findByText('You will get no more reminders about this invitation.');
  expect(await due()).toBe(0);
});

test('[R2] an opened invitation is shown again after logging in, only to its owner', async () => {
  const world = await anInvitedWorld();
  const storage = new InMemoryStorage();
  await openInvitations(world, page, null, { storage });
  await heading('Join Oak School');
  cleanup();
  await openInvitations(world, '/invitations', 'eve@elm.test', { storage });
  await screen.findByText('You have no invitations');
  expect((await screen.findByRole('link', { name: 'See the invitation' })).getAttribute('href')).toBe(page);
  cleanup();
  const { person, address } = await openInvitations(world, '/invitations', 'bo@oak.test', { storage });
  await screen.findByText('Welcome!');
  await person.click(await button('Accept the invitation from Oak School'));
  await waitFor(() => expect(address()).toBe('/lessons'));
  expect(await stateOf(world)).toBe('accepted');
});

test('[R2] a visitor of the list is asked to log in', async () => {
  await openInvitations(await anInvitedWorld(), '/invitations', null);
  const logIn = await screen.findByRole('link', { name: 'Log in' });
  expect(logIn.getAttribute('href')).toBe(`/login?redirectUrl=${encodeURIComponent('/invitations')}`);
});
