import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InMemoryBoard, InMemoryBoards } from '#adapters/memory/lessons/in-memory-boards.ts';
import { InMemoryHexFiles } from '#adapters/memory/lessons/in-memory-hex-files.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { createDockApp } from '#application/client/lessons/dock/dock-app.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { isOldFirmware } from '#domain/lessons/programs/board/board.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { DockTest } from '#ui/features/lessons/getting-started/self-test/dock-test.tsx';
import { startOfTests } from '../../../../builders/time.ts';

const never = (): never => {
  throw new Error('nothing is read');
};

function showTest(firmware = '2.1.2') {
  const clock = new ManualClock(startOfTests);
  const board = new InMemoryBoard({ serial: '1', name: 'goput', version: 'V2', firmware }, clock);
  const boards = new InMemoryBoards();
  boards.boards = [board];
  boards.chosen = board;
  const dock = createDockApp({
    boards,
    hexFiles: new InMemoryHexFiles(),
    storage: new InMemoryStorage(),
    clock,
  });
  const app = { ...serverApp({ list: never, year: never, bySlug: never }), dock };
  render(
    <AppProvider app={app}>
      <DockTest />
    </AppProvider>,
  );
  return { board, boards };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const partOf = (name: string): HTMLElement => {
  const item = screen.getByRole('button', { name: `Test: ${name}` }).closest('li');
  if (item === null) throw new Error(name);
  return item;
};

test('[DOC-3] a Dock is tested part by part: firmware, lights, tone, motor, sensor, button', async () => {
  const { board } = showTest();
  await press('Connect a Dock');
  expect(await screen.findByText('The Dock goput is a micro:bit V2 with MicroPython 2.1.2.')).toBeTruthy();
  for (const part of ['Lights', 'Tone', 'Motor']) {
    await press(`Test: ${part}`);
    await userEvent.click(await within(partOf(part)).findByRole('button', { name: 'Yes' }));
    expect(within(partOf(part)).getByText('Works.')).toBeTruthy();
  }
  board.setDistance(12);
  await press('Test: Distance sensor');
  expect(await within(partOf('Distance sensor')).findByText(/It measures 12 cm/)).toBeTruthy();
  await press('Test: Button');
  expect(await within(partOf('Button')).findByText('Works. The button press was received.')).toBeTruthy();
});

test('[DOC-3] a failed part is shown with the wire to check', async () => {
  const { board } = showTest();
  await press('Connect a Dock');
  await press('Test: Lights');
  await userEvent.click(await within(partOf('Lights')).findByRole('button', { name: 'No' }));
  expect(within(partOf('Lights')).getByText(/wire from pin 1 to DIN/)).toBeTruthy();
  board.failing.add('sensor');
  await press('Test: Distance sensor');
  expect(await within(partOf('Distance sensor')).findByText(/TRIG at pin 8, ECHO at pin 16/)).toBeTruthy();
  expect(within(partOf('Distance sensor')).getByRole('img', { name: 'Problem' })).toBeTruthy();
});

test('[DOC-3] [C24] a blocked browser shows the policy, and an old MicroPython is reported, too', async () => {
  const { boards } = showTest('1.0.0');
  boards.isBlocked = true;
  await press('Connect a Dock');
  expect(within(await screen.findByRole('alert')).getByText(/SerialAllowUsbDevicesForUrls/)).toBeTruthy();
  boards.isBlocked = false;
  await press('Connect a Dock');
  expect(await screen.findByText(/This version of MicroPython is old/)).toBeTruthy();
});

test.each([
  ['V1', '1.0.1', false],
  ['V1', '1.0.0', true],
  ['V1', '1.1.1', false],
  ['V2', '2.0.0-beta.4', false],
  ['V2', '2.1.2', false],
  ['V2', '1.9', true],
] as const)('[DOC-3] MicroPython on a %s in release %s is old: %s', (version, firmware, isOld) => {
  expect(isOldFirmware(version, firmware)).toBe(isOld);
});
