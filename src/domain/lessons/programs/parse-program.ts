import { err, ok, type Result } from '../../result.ts';
import {
  hatSpecs,
  statementSpecs,
  type BlockSpec,
  type SlotSpec,
  type StatementId,
} from './block-language.ts';
import { parseExpression } from './expression-notation.ts';
import {
  depthOf,
  isVariableName,
  programLimits,
  sizeOf,
  countValues,
  type Block,
  type Program,
  type ProgramProblem,
  type SlotContent,
  type Stack,
} from './program.ts';

type Line = {
  readonly number: number;
  readonly depth: number;
  readonly text: string;
  readonly apart: boolean;
};

function splitAtSlots(text: string): { readonly words: string; readonly slots: readonly string[] } | null {
  const slots: string[] = [];
  let words = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '‹') {
      if (depth === 0) from = at + 1;
      depth += 1;
    } else if (sign === ')' || sign === '›') {
      depth -= 1;
      if (depth < 0) return null;
      if (depth === 0) {
        slots.push(text.slice(from, at).trim());
        words += '( )';
      }
    } else if (depth === 0) words += sign;
  }
  return depth === 0 ? { words: words.trim().replace(/\s+/g, ' '), slots } : null;
}

function linesOf(text: string): readonly Line[] {
  const raw = text.replaceAll('\r\n', '\n').split('\n');
  const filled = raw.filter((line) => line.trim() !== '');
  const indents = filled.map((line) => line.length - line.trimStart().length);
  const outer = Math.min(...indents);
  return raw.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const depth = (line.length - line.trimStart().length - outer) / 2;
    const apart = at > 0 && (raw[at - 1] ?? '').trim() === '';
    return [{ number: at + 1, depth, text: line.trim(), apart }];
  });
}

const ifSpec: BlockSpec<StatementId> | undefined = statementSpecs.find(({ id }) => id === 'if');

class ProgramReader {
  readonly problems: ProgramProblem[] = [];
  readonly #lines: readonly Line[];
  #at = 0;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  stacks(): readonly Stack[] {
    const stacks: Stack[] = [];
    for (let line = this.#lines[this.#at]; line !== undefined; line = this.#lines[this.#at]) {
      const hat = hatSpecs.find(({ label }) => label === line.text)?.id ?? null;
      if (hat !== null) this.#at += 1;
      const before = this.#at;
      const body = this.#blocks(0, hat === null);
      if (hat !== null || body.length > 0) stacks.push({ hat, body });
      if (hat === null && this.#at === before) this.#at += 1;
    }
    return stacks;
  }

  /** Parses the blocks at this depth, up to a line with less indentation. At the outermost depth, parses up to the next stack. */
  #blocks(depth: number, loose = false): readonly Block[] {
    const blocks: Block[] = [];
    const first = this.#at;
    for (let line = this.#lines[this.#at]; line !== undefined; line = this.#lines[this.#at]) {
      if (line.depth < depth) break;
      if (depth === 0 && this.#startsStack(line, loose && this.#at === first)) break;
      if (line.depth > depth) this.#badIndent(line);
      else {
        const block = this.#block(line, depth);
        if (block !== null) blocks.push(block);
      }
    }
    return blocks;
  }

  #startsStack({ depth, text, apart }: Line, isFirst: boolean): boolean {
    return depth === 0 && !isFirst && (apart || hatSpecs.some(({ label }) => label === text));
  }

  #badIndent(line: Line): void {
    this.problems.push({ kind: 'program/bad-indent', line: line.number });
    this.#at += 1;
  }

  #block(line: Line, depth: number): Block | null {
    this.#at += 1;
    const { number, text } = line;
    const split = splitAtSlots(text);
    const spec = statementSpecs.find(({ label }) => label === split?.words);
    if (split === null || spec === undefined) {
      this.problems.push(this.#unknown(line, split?.words ?? ''));
      if (this.#lines[this.#at]?.depth === depth + 1) this.#blocks(depth + 1);
      return null;
    }
    const slots = spec.slots.map((slot, at) => this.#slot(slot, split.slots[at] ?? '', number));
    if (!spec.arms) return { block: spec.id, slots, arms: [] };
    const arms = [this.#blocks(depth + 1)];
    return spec.id === 'if'
      ? this.#branches({ block: 'if', slots, arms }, depth)
      : { block: spec.id, slots, arms };
  }

  #unknown({ number, text }: Line, words: string): ProgramProblem {
    if (words === 'else' || words === 'else if ( )') return { kind: 'program/else-without-if', line: number };
    if (hatSpecs.some(({ label }) => label === text))
      return { kind: 'program/hat-inside', line: number, text };
    return { kind: 'program/unknown-block', line: number, text };
  }

  #branches(block: Block, depth: number): Block {
    const line = this.#lines[this.#at];
    if (line === undefined || line.depth !== depth || line.apart) return block;
    const split = splitAtSlots(line.text);
    if (split?.words === 'else') {
      this.#at += 1;
      return { ...block, arms: [...block.arms, this.#blocks(depth + 1)] };
    }
    const slot = ifSpec?.slots[0];
    if (split?.words !== 'else if ( )' || slot === undefined) return block;
    this.#at += 1;
    const condition = this.#slot(slot, split.slots[0] ?? '', line.number);
    const arm = this.#blocks(depth + 1);
    return this.#branches(
      { ...block, slots: [...block.slots, condition], arms: [...block.arms, arm] },
      depth,
    );
  }

  #slot(spec: SlotSpec, text: string, line: number): SlotContent {
    if (text === '') return null;
    if (spec.kind === 'number' || spec.kind === 'condition') {
      const read = parseExpression(text, spec.kind);
      if (read.ok) return read.value;
    } else if (spec.kind === 'choice' ? spec.options.includes(text) : isVariableName(text)) {
      return { kind: 'word', word: text };
    }
    this.problems.push({ kind: 'program/bad-slot', line, text });
    return null;
  }
}

const tooLarge: ProgramProblem = { kind: 'program/too-large', most: programLimits.blocks };

/** Whether a program is small enough to be stored, run and shown. */
export const fits = (program: Program): boolean =>
  sizeOf(program) <= programLimits.blocks &&
  countValues(program) <= programLimits.values &&
  program.stacks.length <= programLimits.stacks &&
  program.stacks.every(({ body }) => depthOf(body) <= programLimits.depth);

/**
 * Parses a program in authors' notation: one block per line, nested blocks indented by two spaces, slots in round brackets (conditions
 * optionally in ‹ ›). A hat or an empty line begins the next stack. Returns all problems on failure.
 */
export function parseProgram(text: string): Result<Program, readonly ProgramProblem[]> {
  if (text.length > programLimits.textLength) return err([tooLarge]);
  const lines = linesOf(text);
  if (lines.some(({ depth }) => depth > programLimits.depth)) return err([tooLarge]);
  const reader = new ProgramReader(lines);
  const program = { stacks: reader.stacks() };
  if (reader.problems.length > 0) return err(reader.problems);
  return fits(program) ? ok(program) : err([tooLarge]);
}

/** Parses a program. Returns null if there is no text, or if the program is invalid. */
export function readProgram(text: string | undefined): Program | null {
  const parsed = text === undefined ? null : parseProgram(text);
  return parsed?.ok === true ? parsed.value : null;
}
