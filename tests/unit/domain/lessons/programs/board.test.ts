import { describe, expect, test } from 'vitest';
import { afterBoardEvent, parseBoardLine } from '#domain/lessons/programs/board/board-event.ts';
import { boardName, serialIn } from '#domain/lessons/programs/board/board-name.ts';
import { boardProgram } from '#domain/lessons/programs/board/board-program.ts';
import { isStored, writeScripts } from '#domain/lessons/programs/board/board-scripts.ts';
import { dockModule } from '#domain/lessons/programs/board/dock-module.ts';
import { pins, wiredParts } from '#domain/lessons/programs/board/pin-map.ts';
import { restingDock } from '#domain/lessons/programs/dock.ts';
import { program } from './programs.ts';

describe('the name of a board', () => {
  test.each([
    [0, 'zuzuz'],
    [1, 'zuzuv'],
    [5, 'zuzoz'],
    [3124, 'tatat'],
    [3125, 'zuzuz'],
    [0xff_ff_ff_ff, 'gevaz'],
  ])('[C23] %i is %s, as the micro:bit itself shows', (serial, name) => {
    expect(boardName(serial)).toBe(name);
  });

  test('[C23] the serial number is in the last four bytes, little-endian', () => {
    expect(serialIn('0011223344556677')).toBe(0x77_66_55_44);
    expect(serialIn('0011')).toBeNull();
  });
});

test("[DOC-1] the lines of a board become the page's values; other lines are ignored", () => {
  const lines = [
    '@lights red - - - - - - blue',
    '@tone high',
    '@motor backward',
    '@distance 7',
    '@press',
    'hello',
    '@lights red',
    '@distance far',
  ];
  const events = lines.map(parseBoardLine);
  expect(events.map((event) => event?.kind ?? null)).toEqual([
    'lights',
    'tone',
    'motor',
    'distance',
    'press',
    null,
    null,
    null,
  ]);
  const dock = events.reduce((is, event) => (event === null ? is : afterBoardEvent(is, event)), restingDock);
  expect(dock.lights).toEqual(['red', null, null, null, null, null, null, 'blue']);
  expect([dock.tone?.tone, dock.motor?.direction, dock.distance]).toEqual(['high', 'backward', 7]);
});

test('[DOC-1] the program for the board uses the pins of the pin map, each once', () => {
  const used = new Set([...dockModule.matchAll(/\bpin(\d+)\b/g)].map(([, pin]) => Number(pin)));
  expect([...used].toSorted((a, b) => a - b)).toEqual(Object.values(pins).toSorted((a, b) => a - b));
  const wired = wiredParts.flatMap(({ wires }) =>
    wires.flatMap(({ from }) => (typeof from === 'number' ? [from] : [])),
  );
  expect(wired.toSorted((a, b) => a - b)).toEqual([...used].toSorted((a, b) => a - b));
});

test('[DOC-1] the text for a board is the specific part of a program; the rest are modules that are sent once', () => {
  const { main, modules } = boardProgram(program('when program starts\nset (n) to (1)'));
  expect(main.startsWith('import dock\nfrom blocks import *\n\nn = 0\n')).toBe(true);
  expect(main.length).toBeLessThan(400);
  const [module] = modules;
  if (module === undefined) throw new Error('no module');
  const first = module.text.slice(0, module.text.indexOf('\n'));
  expect(isStored(`${module.text.length}\r\n${first}\r\n`, module)).toBe(true);
  expect(isStored(`${module.text.length - 1}\r\n${first}\r\n`, module)).toBe(false);
  const written = writeScripts(module).flatMap((script) => /f\.write\((.*)\)$/s.exec(script)?.[1] ?? []);
  expect(written.map((text) => String(JSON.parse(text))).join('')).toBe(module.text);
});
