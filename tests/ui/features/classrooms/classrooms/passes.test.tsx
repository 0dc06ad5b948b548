import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { day } from '../../../../builders/time.ts';
import { aTaughtClass, comeBack, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

const settings = () => `/settings/classrooms/${world.id}/settings`;
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code', { exact: false });
const made = async (on = '2026-09-01') => got(await world.ada.passes.make(world.id, { day: on }));

test('[ORG-13] a teacher creates a pass for a day; its card shows the code once, with a picture, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = await openAs(world.ada, settings());
  const on = await screen.findByLabelText<HTMLInputElement>('Day');
  expect([on.value, on.min, on.max]).toEqual(['2026-09-01', '2026-09-01', '2026-10-31']);
  await person.click(await button('Make a pass'));
  const card = await screen.findByRole('region', { name: 'Substitute pass' });
  expect(document.activeElement).toBe(within(card).getByRole('heading', { name: 'Substitute pass' }));
  expect(within(card).getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeTruthy();
  expect(within(card).getByText('For 09/01/2026 only')).toBeTruthy();
  expect(within(card).getByText('localhost:3000/pass')).toBeTruthy();
  await person.click(await button('Print the card'));
  expect(print).toHaveBeenCalledOnce();
  await person.click(await button('Done'));
  expect(screen.queryByRole('region', { name: 'Substitute pass' })).toBeNull();
  const list = await screen.findByRole('list', { name: 'Passes of this class' });
  expect(document.activeElement?.contains(list)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(list.textContent).toMatch(/09\/01\/2026Today.*Ada/);
  expect(list.textContent).not.toMatch(/[A-Z2-9]{5}-[A-Z2-9]{5}/);
});

test('[ORG-13] a past day is refused at its field', async () => {
  const { person } = await openAs(world.ada, settings());
  const on = await screen.findByLabelText('Day');
  await person.clear(on);
  await person.type(on, '2026-08-31');
  await person.click(await button('Make a pass'));
  expect(await screen.findByText('Choose today or a later day.')).toBeTruthy();
});

test('[ORG-13] a pass is revoked after a confirmation, also by a co-teacher', async () => {
  const { id } = await made();
  const { person } = await openAs(world.ben, settings());
  await person.click(await button('Revoke the pass for 09/01/2026'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeTruthy();
  expect(await world.ada.passes.list(world.id)).toMatchObject({
    value: { passes: [{ id, standing: 'revoked' }] },
  });
});

test('[ORG-13] an archived class gets no new pass, but its passes can be revoked', async () => {
  await made();
  got(await world.ada.classrooms.archive(world.id, true));
  await openAs(world.ada, settings());
  await button('Revoke the pass for 09/01/2026');
  expect(screen.queryByRole('button', { name: 'Make a pass' })).toBeNull();
});

test('[ORG-13] a visitor with a code sees the class, cannot change anything, and leaves', async () => {
  await world.ada.classrooms.changeAssignment(world.assignment.id, world.assignment.version, {
    ...world.plain,
    note: 'The cups are in the closet.',
  });
  got(
    await world.ben.classrooms.recordProgress(world.assignment.id, 'build', 0, {
      state: 'done',
      minutes: 20,
    }),
  );
  const { code } = await made();
  const { person } = await openAs(world.visitor(), '/pass');
  await heading('Substitute pass');
  await person.type(await codeField(), code.toLowerCase());
  await person.click(await button('See the class'));
  await waitFor(async () => expect(document.activeElement).toBe(await heading('4B')));
  const lesson = screen.getByRole('article', { name: 'Load the barge' });
  expect(lesson.textContent).toContain('The cups are in the closet.');
  expect(lesson.textContent).toContain('Build itDone, 20 min');
  expect(document.body.textContent).not.toMatch(/Ada|Ben|@/);
  await person.click(await button('I am done with this class'));
  expect(await screen.findByText('Done. Thank you for helping out!')).toBeTruthy();
  await codeField();
});

test('[ORG-13] the picture on a card enters the code, and the code is removed from the address', async () => {
  const { code } = await made();
  const { person, router } = await openAs(world.visitor(), `/pass#code=${code.replace('-', '')}`);
  expect((await codeField()).value).toBe(code.replace('-', ''));
  await person.click(await button('See the class'));
  await heading('4B');
  expect(router.state.location).toMatchObject({ pathname: '/pass', hash: '' });
});

test('[ORG-13] an invalid code, and one of another day, are reported', async () => {
  const { code } = await made('2026-09-02');
  const { person } = await openAs(world.visitor(), '/pass');
  await person.type(await codeField(), 'ABCDE-23456');
  await person.click(await button('See the class'));
  const field = await codeField();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/No pass has this code\./)).toBeTruthy();
  await person.clear(field);
  await person.type(field, code);
  await person.click(await button('See the class'));
  expect(await screen.findByText(/This pass is for a later day\./)).toBeTruthy();
});

test('[ORG-13] an ended pass is reported, with the form for another one', async () => {
  const visitor = world.visitor();
  got(await visitor.passes.enter((await made()).code));
  await world.service.clock.advance(2 * day);
  await openAs(visitor, '/pass');
  expect(await screen.findByText(/The day of this pass is over\./)).toBeTruthy();
  await codeField();
});

test('[ORG-13] an open class closes when its pass is revoked, but stays while the service is unreachable', async () => {
  const visitor = world.visitor();
  const { code, id } = await made();
  got(await visitor.passes.enter(code));
  await openAs(visitor, '/pass');
  await heading('4B');
  const board = vi.spyOn(visitor.passes, 'board');
  board.mockResolvedValueOnce({ ok: false, error: { kind: 'service/unreachable' } });
  comeBack();
  expect(await screen.findByText(/This may be out of date/)).toBeTruthy();
  await heading('4B');
  got(await world.ada.passes.revoke({ classroomId: world.id, id }));
  comeBack();
  expect(await screen.findByText(/This pass was revoked\./)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '4B' })).toBeNull();
  comeBack();
  await waitFor(() => expect(board).toHaveBeenCalledTimes(3));
  expect(screen.getByText(/This pass was revoked\./)).toBeTruthy();
});
