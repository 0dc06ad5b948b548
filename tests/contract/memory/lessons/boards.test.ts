import { InMemoryBoard, InMemoryBoards } from '#adapters/memory/lessons/in-memory-boards.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { boardsContract } from '../../lessons/boards.contract.ts';

const made = (serial: string, name: string) => ({ serial, name, version: 'V2' as const, firmware: '2.1.2' });

boardsContract('InMemoryBoards', async () => {
  const clock = new ManualClock(startOfTests);
  const board = new InMemoryBoard(made('0011223344556677', 'goput'), clock);
  const silent = new InMemoryBoard(made('0011223344556678', 'zezet'), clock);
  silent.isSilent = true;
  const [boards, otherTab] = [new InMemoryBoards(), new InMemoryBoards()];
  for (const each of [boards, otherTab]) each.boards = [board, silent];
  otherTab.chosen = board;
  return {
    boards,
    otherTab,
    board: {
      press: () => board.press(),
      setDistance: (cm) => board.setDistance(cm),
      unplug: () => board.unplug(),
      plugIn: () => boards.plugIn(board),
    },
    answer: (choice) => {
      boards.isBlocked = choice === 'blocked';
      boards.chosen = choice === 'first' ? board : choice === 'silent' ? silent : null;
    },
    until: async (holds) => {
      for (let turns = 0; turns < 1000 && !holds(); turns += 1) await clock.advance(10);
      if (!holds()) throw new Error('It never came about');
    },
    end: async () => undefined,
  };
});
