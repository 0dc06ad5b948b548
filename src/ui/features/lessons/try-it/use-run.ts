import { useCallback, useEffect, useRef, useState } from 'react';
import { restingDock } from '#domain/lessons/programs/dock.ts';
import {
  moveTo,
  placesOf,
  pressButton,
  startProgram,
  machineStatusOf,
  stopProgram,
  type Machine,
} from '#domain/lessons/programs/machine.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { advanceTo, stepOnce } from '#domain/lessons/programs/run-program.ts';
import { frameBudget } from './frame-budget.ts';

const speeds = { slow: 0.25, normal: 1, fast: 4 } as const;
export type Speed = keyof typeof speeds;
type RunStatus = 'idle' | 'running' | 'paused' | 'listening' | 'over';

/** The maximum time that one frame can advance the program. After a long pause, the program continues where it stopped instead of catching up. */
const maxFrameMs = 100;

const idle: Program = { stacks: [] };

type Run = { readonly machine: Machine; readonly mode: 'idle' | 'playing' | 'stepping' };

/** Runs a program on the simulated Dock in real time. Each frame runs at most one slice. */
export function useRun(program: Program, speed: Speed) {
  const [run, setRun] = useState<Run>({ machine: startProgram(idle), mode: 'idle' });
  const pace = useRef(1);
  useEffect(() => {
    pace.current = speeds[speed];
  }, [speed]);

  const { mode } = run;
  useEffect(() => {
    if (mode !== 'playing') return undefined;
    let before = performance.now();
    let due = 0;
    const within = frameBudget();
    const frame = (now: number): void => {
      due += Math.min(maxFrameMs, now - before) * pace.current;
      before = now;
      const whole = Math.floor(due);
      due -= whole;
      setRun((last) =>
        last.mode === 'playing' && whole > 0
          ? {
              ...last,
              machine: within((moves) => advanceTo(last.machine, last.machine.now + whole, moves).machine),
            }
          : last,
      );
      request = requestAnimationFrame(frame);
    };
    let request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [mode]);

  const change = useCallback(
    (next: (machine: Machine) => Machine) => setRun((last) => ({ ...last, machine: next(last.machine) })),
    [],
  );
  const begun = (last: Run): Machine => startProgram(program, last.machine.dock);

  const { machine } = run;
  const state = machineStatusOf(machine);
  const status: RunStatus =
    mode === 'stepping' && state === 'running' ? 'paused' : mode === 'idle' ? 'idle' : state;
  return {
    machine,
    status,
    active: mode === 'idle' ? [] : placesOf(machine),
    play: () =>
      setRun((last) =>
        last.mode === 'stepping' ? { ...last, mode: 'playing' } : { machine: begun(last), mode: 'playing' },
      ),
    step: () =>
      setRun((last) => ({
        machine: last.mode === 'idle' ? begun(last) : stepOnce(last.machine).machine,
        mode: 'stepping',
      })),
    stop: () => setRun((last) => ({ machine: stopProgram(last.machine), mode: 'idle' })),
    reset: () =>
      setRun((last) => ({
        machine: startProgram(idle, { ...restingDock, distance: last.machine.dock.distance }),
        mode: 'idle',
      })),
    press: () =>
      setRun((last) =>
        last.mode === 'idle'
          ? { machine: pressButton(begun(last)), mode: 'playing' }
          : { ...last, machine: pressButton(last.machine) },
      ),
    move: (distance: number) => change((each) => moveTo(each, distance)),
  };
}
