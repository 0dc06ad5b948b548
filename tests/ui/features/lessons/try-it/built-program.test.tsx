import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { type Program, programLimits } from '#domain/lessons/programs/program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { tryItWords as words } from '#ui/features/lessons/try-it/messages/en/try-it.ts';
import { hashOf, programFromHash } from '#ui/features/lessons/try-it/program-link.ts';
import { useBuiltProgram } from '#ui/features/lessons/try-it/use-built-program.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { aProgramOf, program } from '../../../../unit/domain/lessons/programs/programs.ts';

const never = (): never => {
  throw new Error('Nothing is asked of the service.');
};
const app = serverApp({ list: never, year: never, bySlug: never });
const starter = program('when button pressed\nall lights off');
const mine = program('when button pressed\nstop motor');
const theirs = program('when program starts\nall lights off');

function open(
  from = starter,
  storage: Storage = new BrowserStorage(new InMemoryLog()),
  activity = 'build',
  owner: string | null = null,
) {
  const { result } = renderHook(() => useBuiltProgram('a-lesson', activity, owner, from), {
    wrapper: ({ children }) => (
      <AppProvider app={app} storage={storage}>
        {children}
      </AppProvider>
    ),
  });
  return result;
}

function build(next: Program): void {
  const built = open();
  act(() => void built.current.change(next));
}

test('a program is restored when the page is opened again, separately for each activity', () => {
  const first = open();
  expect(first.current.program).toEqual(starter);
  act(() => void first.current.change(mine));
  expect(first.current.note).toBeNull();
  const later = open();
  expect([later.current.program, later.current.note]).toEqual([mine, words.builtBefore]);
  expect(open(starter, undefined, 'test').current.program).toEqual(starter);
});

test('[LES-5] on a shared computer the next account starts with its own blocks', () => {
  const ada = open(starter, undefined, 'build', 'ada');
  act(() => void ada.current.change(mine));
  expect(open(starter, undefined, 'build', 'bo').current.program).toEqual(starter);
  expect(open().current.program).toEqual(starter);
  expect(open(starter, undefined, 'build', 'ada').current.program).toEqual(mine);
});

test('[C7] while a student is logged in in this tab, programs of the tab are neither shown nor stored', () => {
  build(mine);
  const storage = new BrowserStorage(new InMemoryLog());
  storage.write(tabStudentEntry, { id: 'mia', token: 't', classCode: 'CDF346', flag: 1 });
  const before = JSON.stringify(window.localStorage);
  const shown = open(starter, storage);
  expect(shown.current.program).toEqual(starter);
  act(() => void shown.current.change(theirs));
  expect(JSON.stringify(window.localStorage)).toBe(before);
  storage.forget(tabStudentEntry);
});

test('a program based on another starter is kept, with a note', () => {
  build(mine);
  const later = open(theirs);
  expect(later.current.program).toEqual(mine);
  expect(later.current.note).toBe(words.otherStarter);
});

test('an unreadable stored program is ignored', () => {
  build(mine);
  for (const key of Object.keys(window.localStorage))
    window.localStorage.setItem(key, '{"program":"fly to the moon","starter":""}');
  expect(open().current.program).toEqual(starter);
});

test('a browser without storage is reported', () => {
  const forgetful = {
    read: () => null,
    write: () => false,
    forget: () => undefined,
    watch: () => () => undefined,
  };
  const built = open(starter, forgetful);
  act(() => void built.current.change(mine));
  expect([built.current.program, built.current.note]).toEqual([mine, words.notSaved]);
});

test("a link's program is shown first, and replaces the user's own one only when it is changed", () => {
  build(mine);
  window.history.replaceState(null, '', hashOf('build', theirs));
  const linked = open();
  expect([linked.current.program, linked.current.note]).toEqual([theirs, words.linkCovers]);
  window.history.replaceState(null, '', '/');
  expect(open().current.program).toEqual(mine);
});

test('an address with a program follows its changes, and one without a program does not change', () => {
  window.history.replaceState(null, '', hashOf('build', theirs));
  const linked = open();
  act(() => void linked.current.change(mine));
  expect(programFromHash(window.location.hash, 'build')).toEqual(mine);
  window.history.replaceState(null, '', '/lessons/a-lesson#activity-build');
  act(() => void linked.current.change(theirs));
  expect(window.location.hash).toBe('#activity-build');
});

test('a damaged link is reported, and the page shows the usual program', () => {
  window.history.replaceState(null, '', '#try=build.1.nonsense');
  const built = open();
  expect([printProgram(built.current.program), built.current.note]).toEqual([
    printProgram(starter),
    `${words.linkRefused.damaged} ${words.inItsPlace.lesson}`,
  ]);
  act(() => void built.current.change(mine));
  window.history.replaceState(null, '', '#try=build.1.nonsense');
  const later = open();
  expect([later.current.program, later.current.note]).toEqual([
    mine,
    `${words.linkRefused.damaged} ${words.inItsPlace.own}`,
  ]);
});

test('a link with too much content is reported as too large, not as damaged (regression)', () => {
  window.history.replaceState(null, '', hashOf('build', aProgramOf(programLimits.blocks + 1)));
  const built = open();
  expect([printProgram(built.current.program), built.current.note]).toEqual([
    printProgram(starter),
    `${words.linkRefused['too-large']} ${words.inItsPlace.lesson}`,
  ]);
  expect(built.current.note).toContain('too large');
});

test('moving blocks does not change the program', () => {
  const built = open();
  let changed = true;
  act(() => {
    changed = built.current.change({ stacks: [...starter.stacks] });
  });
  expect([changed, window.localStorage.length]).toEqual([false, 0]);
});
