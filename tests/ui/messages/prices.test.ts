import { expect, test } from 'vitest';
import { hardwareLines } from '#domain/billing/prices/hardware.ts';
import { lineWords } from '#ui/messages/en/prices.ts';

test('[LIC-7] one Dock is singular, and several boxes are plural', () => {
  const words = [1, 2].flatMap((quantity) =>
    hardwareLines([
      { product: 'dock-kit', quantity },
      { product: 'dock-kit-10', quantity },
    ]).map(lineWords),
  );
  expect(words).toEqual([
    '1 Dock kit at $79.00 each',
    '1 box of 10 Dock kits at $690.00 each',
    '2 Dock kits at $79.00 each',
    '2 boxes of 10 Dock kits at $690.00 each',
  ]);
});
