import { vi } from 'vitest';
import { WebSerialBoards } from '#adapters/browser/board/web-serial-boards.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { SimulatedCable, SimulatedMicrobit } from '../../builders/microbit/simulated-microbit.ts';
import { SimulatedSerial } from '../../builders/microbit/simulated-serial.ts';
import { boardsContract } from '../lessons/boards.contract.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

boardsContract('WebSerialBoards, on a simulated micro:bit with the official MicroPython', async () => {
  const clock = new BrowserClock();
  const board = new SimulatedMicrobit({ serial: '0011223344556677', version: 'V2' });
  const silent = new SimulatedMicrobit({ serial: '0011223344556678', version: 'V2', isSilent: true });
  const cable = new SimulatedCable(board);
  const silentCable = new SimulatedCable(silent);
  const [serial, otherSerial] = [cable, silentCable].map(() => new SimulatedSerial([cable, silentCable])) as [
    SimulatedSerial,
    SimulatedSerial,
  ];
  otherSerial.choice = cable;
  return {
    boards: new WebSerialBoards(clock, serial),
    otherTab: new WebSerialBoards(clock, otherSerial),
    board: {
      press: () => board.press(),
      setDistance: (cm) => board.setDistance(cm),
      unplug: () => cable.unplug(),
      plugIn: () => serial.plugIn(cable),
    },
    answer: (choice) => {
      serial.choice = choice === 'first' ? cable : choice === 'silent' ? silentCable : choice;
    },
    until: async (holds) => {
      await vi.waitFor(() => {
        if (!holds()) throw new Error('It never came about');
      }, 20_000);
    },
    end: async () => {
      await Promise.all([board.end(), silent.end()]);
    },
  };
});
