import { readFile } from 'node:fs/promises';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { caseSizes, paperCase } from '../../../../../scripts/dock-case/paper-case.ts';
import { dockModule } from '#domain/lessons/programs/board/dock-module.ts';
import { pins, wiredParts } from '#domain/lessons/programs/board/pin-map.ts';
import { Component as Build } from '#ui/features/lessons/getting-started/getting-started-build-a-dock-page.tsx';
import { dockPurchases } from '#ui/features/lessons/getting-started/messages/en/build-a-dock.ts';
import { dockTest } from '#ui/features/lessons/getting-started/messages/en/self-test-results.ts';
import { showPage } from '../../show-page.tsx';

const at = '/getting-started/build-a-dock';
const open = () => showPage(Build, { at });
const rowsOf = (name: string): readonly string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('[DOC-4] picture and table show exactly the wires of the pin map', () => {
  const { container } = open();
  const wires = wiredParts.flatMap(({ part, wires: all }) =>
    all.map(({ from, contact }) => `${from} ${part} ${contact}`),
  );
  const drawn = [...container.querySelectorAll('[data-wire]')].map((wire) => wire.getAttribute('data-wire'));
  expect(drawn).toEqual(wires);
  expect(screen.getByText('The wires of a Dock. The table has the same wires in words.')).toBeTruthy();
  const rows = rowsOf('Wires, one by one');
  expect(rows).toHaveLength(wires.length);
  expect(rows).toContain(`Ring of lights | DIN | pin ${pins.ring}`);
  expect(rows).toContain(`Distance sensor | ECHO | pin ${pins.echo}`);
  for (const pin of Object.values(pins)) {
    expect(rows.filter((row) => row.endsWith(`| pin ${pin}`))).toHaveLength(1);
    expect(dockModule).toContain(`pin${pin}`);
  }
});

test('[DOC-4] the self-test names the pins of the pin map', () => {
  const { lights, tone, motor, sensor } = dockTest.wrong;
  expect(lights).toContain(`pin ${pins.ring} `);
  expect(tone).toContain(`pin ${pins.speaker} `);
  expect(motor).toContain(`pin ${pins.motor},`);
  expect(sensor).toContain(`TRIG at pin ${pins.trigger}, ECHO at pin ${pins.echo},`);
});

test('[DOC-4] each part has a price and a substitute, and the total is their sum', () => {
  open();
  const rows = rowsOf('Parts of one Dock');
  expect(rows).toHaveLength(dockPurchases.length + 1);
  for (const row of rows.slice(0, -1)) expect(row).toMatch(/^.+ \| \$\d+ \| .+$/);
  const sum = dockPurchases.reduce((total, { price }) => total + price, 0);
  expect(rows.at(-1)).toBe(`Total | $${sum}`);
});

test('[DOC-4] the test sheet has a line for each part of the self-test', () => {
  open();
  const rows = rowsOf('Test sheet');
  for (const part of Object.values(dockTest.parts))
    expect(rows.some((row) => row.startsWith(dockTest.tryPart(part)))).toBe(true);
});

test('[DOC-4] the case fits on Letter and A4 at actual size, and the files match the drawing', async () => {
  const { sheet, box } = caseSizes;
  expect(sheet.width).toBeLessThanOrEqual(210 - 20);
  expect(sheet.height).toBeLessThanOrEqual(279.4 - 20);
  expect(box.width + 2 * box.height).toBeLessThanOrEqual(sheet.width);
  expect(await readFile('public/print/dock-case.svg', 'utf8')).toBe(paperCase());
  open();
  for (const name of ['PDF for Letter paper', 'PDF for A4 paper', 'Drawing (SVG)']) {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect((await readFile(`public${href}`)).length).toBeGreaterThan(1000);
  }
});
