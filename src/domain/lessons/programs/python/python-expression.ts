import { numberOf } from '../evaluate.ts';
import type { ComparisonSign, Condition, NumberExpression, SlotContent } from '../program.ts';
import { pythonName } from './python-names.ts';

const nothing = { distance: 0, variables: {} };

const literal = (value: number): string => String(numberOf({ kind: 'number', value }, nothing));

const isInteger = (value: NumberExpression | null): boolean =>
  value?.kind === 'number' && Number.isInteger(numberOf(value, nothing));

/** Whether a sum or difference needs no rounding: an integer with another integer, the distance or a whole variable, or two distances. */
function isExact(
  { sign, left, right }: Extract<NumberExpression, { kind: 'arithmetic' }>,
  whole: ReadonlySet<string>,
): boolean {
  const isWhole = (value: NumberExpression | null): boolean =>
    isInteger(value) || value?.kind === 'distance' || (value?.kind === 'variable' && whole.has(value.name));
  return (
    (sign === '+' || sign === '-') &&
    isWhole(left) &&
    isWhole(right) &&
    (isInteger(left) || isInteger(right) || (left?.kind === 'distance' && right?.kind === 'distance'))
  );
}

const operand = (value: NumberExpression | null, whole: ReadonlySet<string>): string => {
  const text = numberText(value, whole);
  return value?.kind === 'arithmetic' && isExact(value, whole) ? `(${text})` : text;
};

/** Translates a number to Python. `whole` contains the variables whose values are always whole numbers of moderate size. */
export function numberText(value: NumberExpression | null, whole: ReadonlySet<string>): string {
  if (value === null) return '0';
  switch (value.kind) {
    case 'number':
      return literal(value.value);
    case 'variable':
      return pythonName(value.name);
    case 'distance':
      return 'distance()';
    case 'arithmetic':
      break;
  }
  if (value.sign === '÷')
    return `num(divide(${numberText(value.left, whole)}, ${numberText(value.right, whole)}))`;
  const sign = value.sign === '×' ? '*' : value.sign;
  const sum = `${operand(value.left, whole)} ${sign} ${operand(value.right, whole)}`;
  return isExact(value, whole) ? sum : `num(${sum})`;
}

const comparisons: Readonly<Record<ComparisonSign, string>> = {
  '<': '<',
  '>': '>',
  '=': '==',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
};

function conditionText(value: Condition | null, whole: ReadonlySet<string>): string {
  if (value === null) return 'False';
  if (value.kind === 'comparison')
    return `${numberText(value.left, whole)} ${comparisons[value.sign]} ${numberText(value.right, whole)}`;
  const inner = (side: Condition | null): string =>
    side === null || side.kind === 'comparison'
      ? conditionText(side, whole)
      : `(${conditionText(side, whole)})`;
  return value.kind === 'not'
    ? `not ${inner(value.of)}`
    : `${inner(value.left)} ${value.word} ${inner(value.right)}`;
}

/** Translates a slot to a number in Python; 0 for other contents. */
export function numberSlot(slot: SlotContent | undefined, whole: ReadonlySet<string>): string {
  switch (slot?.kind) {
    case 'number':
    case 'variable':
    case 'distance':
    case 'arithmetic':
      return numberText(slot, whole);
    case 'word':
    case 'comparison':
    case 'both':
    case 'not':
    case undefined:
      break;
  }
  return '0';
}

/** Translates a slot to a condition in Python; `False` for other contents. */
export function conditionSlot(slot: SlotContent | undefined, whole: ReadonlySet<string>): string {
  switch (slot?.kind) {
    case 'comparison':
    case 'both':
    case 'not':
      return conditionText(slot, whole);
    case 'word':
    case 'number':
    case 'variable':
    case 'distance':
    case 'arithmetic':
    case undefined:
      break;
  }
  return 'False';
}
