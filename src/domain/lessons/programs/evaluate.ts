import type { ArithmeticSign, ComparisonSign, Condition, NumberExpression, SlotContent } from './program.ts';

export type Readings = { readonly distance: number; readonly variables: Readonly<Record<string, number>> };

const largest = 1_000_000_000;

/** Rounds to six decimal places and limits the value to a billion, so that 0.1 + 0.2 is 0.3. */
const tidy = (value: number): number =>
  Number.isFinite(value) ? Math.max(-largest, Math.min(largest, Math.round(value * 1e6) / 1e6)) : 0;

const calculate: Readonly<Record<ArithmeticSign, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => (right === 0 ? 0 : left / right),
};

const compare: Readonly<Record<ComparisonSign, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '=': (left, right) => left === right,
  '≤': (left, right) => left <= right,
  '≥': (left, right) => left >= right,
  '≠': (left, right) => left !== right,
};

/** Evaluates a number. An empty slot, an unset variable and a division by zero are 0. */
export function numberOf(value: NumberExpression | null, readings: Readings): number {
  if (value === null) return 0;
  switch (value.kind) {
    case 'number':
      return tidy(value.value);
    case 'variable':
      return Object.hasOwn(readings.variables, value.name) ? (readings.variables[value.name] ?? 0) : 0;
    case 'distance':
      return readings.distance;
    case 'arithmetic':
      break;
  }
  return tidy(calculate[value.sign](numberOf(value.left, readings), numberOf(value.right, readings)));
}

/** Evaluates a condition. An empty slot is false. */
export function isTrue(value: Condition | null, readings: Readings): boolean {
  if (value === null) return false;
  switch (value.kind) {
    case 'comparison':
      return compare[value.sign](numberOf(value.left, readings), numberOf(value.right, readings));
    case 'both':
      return value.word === 'and'
        ? isTrue(value.left, readings) && isTrue(value.right, readings)
        : isTrue(value.left, readings) || isTrue(value.right, readings);
    case 'not':
      break;
  }
  return !isTrue(value.of, readings);
}

/** Evaluates a slot as a number; 0 for other contents. */
export function numberIn(slot: SlotContent | undefined, readings: Readings): number {
  if (slot === undefined || slot === null) return 0;
  switch (slot.kind) {
    case 'number':
    case 'variable':
    case 'distance':
    case 'arithmetic':
      return numberOf(slot, readings);
    case 'word':
    case 'comparison':
    case 'both':
    case 'not':
      break;
  }
  return 0;
}

/** Evaluates a slot as a condition; false for other contents. */
export function holdsIn(slot: SlotContent | undefined, readings: Readings): boolean {
  if (slot === undefined || slot === null) return false;
  switch (slot.kind) {
    case 'comparison':
    case 'both':
    case 'not':
      return isTrue(slot, readings);
    case 'word':
    case 'number':
    case 'variable':
    case 'distance':
    case 'arithmetic':
      break;
  }
  return false;
}

/** Returns the word in a slot; the first of `options` for other contents. */
export function wordIn<T extends string>(slot: SlotContent | undefined, options: readonly [T, ...T[]]): T {
  const word = slot?.kind === 'word' ? slot.word : null;
  return options.find((option) => option === word) ?? options[0];
}
