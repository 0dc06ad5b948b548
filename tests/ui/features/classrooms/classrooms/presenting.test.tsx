import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aTaughtClass, openAs } from './open-classrooms.tsx';

for (const [where, path, link] of [
  ['a class', null, 'Present Load the barge'],
  ['Home', '/lessons', 'Teach Load the barge in 4B'],
] as const) {
  test(`[LES-4] a presentation opened from ${where} leads back to the class`, async () => {
    const { ada, id } = await aTaughtClass();
    const classroom = `/settings/classrooms/${id}`;
    const { person, address } = await openAs(ada, path ?? classroom);
    await person.click(await screen.findByRole('link', { name: link }));
    const leave = await screen.findByRole('link', { name: 'Leave' });
    expect(leave.title).toBe('Back to the class');
    await person.click(leave);
    await vi.waitFor(() => expect(address()).toBe(classroom));
    expect(await screen.findByRole('heading', { level: 1, name: '4B' })).toBeDefined();
  });
}

test('[LES-4] a presentation opened from its lesson leads back to the lesson', async () => {
  const { ada } = await aTaughtClass();
  const { person, address } = await openAs(ada, '/lessons/load-the-barge');
  await person.click(await screen.findByRole('link', { name: 'Present' }));
  await person.click(await screen.findByRole('link', { name: 'Leave' }));
  await vi.waitFor(() => expect(address()).toBe('/lessons/load-the-barge'));
});
