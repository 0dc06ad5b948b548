import { err, ok, type Result } from '../../result.ts';
import {
  comparisonSigns,
  isVariableName,
  type Condition,
  type Expression,
  type NumberExpression,
} from './program.ts';

const spellings: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['*', '×'],
  ['/', '÷'],
  ['<=', '≤'],
  ['>=', '≥'],
  ['!=', '≠'],
  ['‹', '('],
  ['›', ')'],
]);

function tokensOf(text: string): readonly string[] | null {
  const found: string[] = [];
  const reader =
    /\s*(?:(distance in cm)|(\d+(?:\.\d+)?)|([\p{L}_][\p{L}\d_]*)|(<=|>=|!=|[-+*/−×÷<>=≤≥≠()‹›]))/uy;
  const end = text.trimEnd().length;
  while (reader.lastIndex < end) {
    const match = reader.exec(text);
    if (match === null) return null;
    const word = match[0].trim();
    found.push(spellings.get(word) ?? word);
  }
  return found;
}

/** The parsed value of a text; `undefined` if it cannot be parsed. */
type Read<T> = T | null | undefined;

const isNumeric = (value: Expression | null): value is NumberExpression | null =>
  value === null || ['number', 'variable', 'distance', 'arithmetic'].includes(value.kind);
const isCondition = (value: Expression | null): value is Condition | null =>
  value === null || !isNumeric(value);

/** Parses a sequence of tokens. Operators have the usual precedence in arithmetic; `not` precedes `and`, and `and` precedes `or`. */
class ExpressionReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  whole(): Read<Expression> {
    const value = this.#joined('or');
    return this.#at === this.#tokens.length ? value : undefined;
  }

  #take<T extends string>(...any: readonly T[]): T | null {
    const found = any.find((each) => each === this.#tokens[this.#at]);
    if (found !== undefined) this.#at += 1;
    return found ?? null;
  }

  #joined(word: 'and' | 'or'): Read<Expression> {
    const next = (): Read<Expression> => (word === 'or' ? this.#joined('and') : this.#negated());
    let left = next();
    while (left !== undefined && this.#take(word) !== null) {
      const right = next();
      if (right === undefined || !isCondition(left) || !isCondition(right)) return undefined;
      left = { kind: 'both', word, left, right };
    }
    return left;
  }

  #negated(): Read<Expression> {
    if (this.#take('not') === null) return this.#compared();
    const of = this.#negated();
    return of === undefined || !isCondition(of) ? undefined : { kind: 'not', of };
  }

  #compared(): Read<Expression> {
    const left = this.#calculated(['+', '-']);
    const sign = left === undefined ? null : this.#take(...comparisonSigns);
    if (left === undefined || sign === null) return left;
    const right = this.#calculated(['+', '-']);
    if (right === undefined || !isNumeric(left) || !isNumeric(right)) return undefined;
    return { kind: 'comparison', sign, left, right };
  }

  #calculated(signs: readonly ['+', '-'] | readonly ['×', '÷']): Read<Expression> {
    const next = (): Read<Expression> => (signs[0] === '+' ? this.#calculated(['×', '÷']) : this.#single());
    let left = next();
    while (left !== undefined) {
      const sign = this.#take(...signs);
      if (sign === null) break;
      const right = next();
      if (right === undefined || !isNumeric(left) || !isNumeric(right)) return undefined;
      left = { kind: 'arithmetic', sign, left, right };
    }
    return left;
  }

  #single(): Read<Expression> {
    if (this.#take('(') !== null) {
      if (this.#take(')') !== null) return null;
      const inner = this.#joined('or');
      return this.#take(')') === null ? undefined : inner;
    }
    const sign = this.#take('-') === null ? 1 : -1;
    const word = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (/^\d/.test(word)) return { kind: 'number', value: sign * Number(word) };
    if (sign === -1) return undefined;
    if (word === 'distance in cm') return { kind: 'distance' };
    return isVariableName(word) ? { kind: 'variable', name: word } : undefined;
  }
}

/** Maximum length of a slot's text, which also limits the depth of nested brackets. */
const maxSlotLength = 400;

/**
 * Parses the text of a slot, such as `30 - (distance in cm)` or `depth ≥ 12`. Returns null for an empty slot. `wanted` requires a number or a condition;
 * anything else is an error.
 */
export function parseExpression(
  text: string,
  wanted: 'number' | 'condition',
): Result<Expression | null, 'unreadable'> {
  const tokens = text.length > maxSlotLength ? null : tokensOf(text);
  if (tokens === null) return err('unreadable');
  if (tokens.length === 0) return ok(null);
  const value = new ExpressionReader(tokens).whole();
  const fits = value !== undefined && (wanted === 'number' ? isNumeric(value) : isCondition(value));
  return fits ? ok(value) : err('unreadable');
}

const side = (value: Expression | null): string => {
  if (value === null) return '( )';
  const bare = value.kind === 'variable' || value.kind === 'number';
  return bare ? printExpression(value) : `(${printExpression(value)})`;
};

/** Prints a number in decimal notation, never as `1e-7`. */
const printNumber = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

/** Prints an expression in authors' notation: `distance in cm < 10`, `30 - (distance in cm)`. */
export function printExpression(value: Expression | null): string {
  if (value === null) return ' ';
  switch (value.kind) {
    case 'number':
      return printNumber(value.value);
    case 'variable':
      return value.name;
    case 'distance':
      return 'distance in cm';
    case 'arithmetic':
      return `${side(value.left)} ${value.sign} ${side(value.right)}`;
    case 'comparison': {
      const left = value.left?.kind === 'distance' ? 'distance in cm' : side(value.left);
      return `${left} ${value.sign} ${side(value.right)}`;
    }
    case 'both':
      return `${side(value.left)} ${value.word} ${side(value.right)}`;
    case 'not':
      break;
  }
  return `not ${side(value.of)}`;
}
