import { expect, test } from 'vitest';
import { keptCell } from '#domain/imports/kept-cells.ts';

const kept = (cell: string): string => keptCell(cell, (address) => `${address.length}`);

test('[SEC-9] no address is kept of a cell, however it is written; other words stay', () => {
  expect(kept('ada@kids.example, Mary <ma@home.example>')).toBe(
    '16@left-out.invalid, Mary <15@left-out.invalid>',
  );
  expect(kept('mailto:ada@kids.example@x')).not.toContain('kids.example');
  for (const word of ['@home', 'a@b', 'a@.b', 'a@b.', 'a @ b.c', 'Room 1']) expect(kept(word)).toBe(word);
});

test('[ROS-6] a cell of a megabyte takes no time', () => {
  for (const letters of ['x', '@', 'x@', '.', 'x@x.'])
    expect(kept(letters.repeat(1_000_000 / letters.length)).length).toBeGreaterThan(0);
});
