import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasUnsavedInput } from '#ui/routes/unsaved-input.ts';

afterEach(() => document.body.replaceChildren());
beforeEach(() => {
  document.body.innerHTML = `
    <header><form method="post"><input id="outside" /></form></header>
    <main>
      <form method="post">
        <input id="name" value="Ada" />
        <input id="kept" type="hidden" value="1" />
        <textarea id="notes">calm</textarea>
        <input id="agree" type="checkbox" />
        <select id="plain"><option>one</option><option>two</option></select>
        <select id="marked"><option>one</option><option selected>two</option></select>
      </form>
      <form method="get"><input id="search" type="search" /></form>
    </main>`;
});

const field = <T extends Element>(id: string, kind: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no ${kind.name} #${id}.`);
  return found;
};

test('[NAV-17] a fresh form has nothing unsaved', () => {
  expect(hasUnsavedInput(document)).toBe(false);
});

test.each<[string, () => void]>([
  ['text', () => (field('name', HTMLInputElement).value = 'Ada L')],
  ['a longer text', () => (field('notes', HTMLTextAreaElement).value = '')],
  ['a tick', () => (field('agree', HTMLInputElement).checked = true)],
  ['a choice', () => (field('plain', HTMLSelectElement).selectedIndex = 1)],
  ['a choice taken back', () => (field('marked', HTMLSelectElement).selectedIndex = 0)],
])('[NAV-17] %s that was not sent is unsaved', (_what, act) => {
  act();
  expect(hasUnsavedInput(document)).toBe(true);
});

test("text in a search, or outside the page's main part, does not count as unsaved", () => {
  field('search', HTMLInputElement).value = 'dock';
  field('outside', HTMLInputElement).value = 'x';
  field('kept', HTMLInputElement).value = '2';
  expect(hasUnsavedInput(document)).toBe(false);
});

test('a change that was reverted is not unsaved', () => {
  field('name', HTMLInputElement).value = 'Bea';
  field('name', HTMLInputElement).value = 'Ada';
  expect(hasUnsavedInput(document)).toBe(false);
});
