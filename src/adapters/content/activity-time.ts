import { type TimedKind, timedKinds, type TimedStep } from '#domain/lessons/lessons/lesson.ts';

const shape = /^(?<kind>[a-z-]+) (?<amount>\d+)(?: (?<unit>s|min))?(?:, help 1 in (?<help>\d+))?$/;
const unitSeconds: Readonly<Record<string, number>> = { s: 1, min: 60 };
const inSeconds: readonly TimedKind[] = ['explain', 'work'];

export const timeAdvice = `must each be like 'explain 90 s', 'work 7 min, help 1 in 3' or 'call-on 4', with one of ${timedKinds.join(', ')}.`;

/** Parses a line of `### Time`, such as `work 7 min, help 1 in 3`. Returns null if it does not have this format. */
export function parseTimedStep(line: string): TimedStep | null {
  const { kind: word, amount = '', unit, help } = shape.exec(line.trim())?.groups ?? {};
  const kind = timedKinds.find((known) => known === word);
  if (kind === undefined || inSeconds.includes(kind) !== (unit !== undefined)) return null;
  if (help !== undefined && (kind !== 'work' || Number(help) === 0)) return null;
  const step = { kind, amount: Number(amount) * (unit === undefined ? 1 : (unitSeconds[unit] ?? 1)) };
  return help === undefined ? step : { ...step, help: Number(help) };
}
