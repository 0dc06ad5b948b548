import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.join(import.meta.dirname, '../..');

/** A regular expression in `src`, or the template of one that is built at run time. `parts` are its constant parts, with a value between each two. */
export type Pattern = {
  readonly files: readonly string[];
  readonly parts: readonly string[];
  readonly flags: string;
};

type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return isNode(value) ? [value, ...below] : below;
}

/** Returns the constant parts of an argument of `RegExp`. Returns two empty parts if it is not a template or a string. */
function partsOf(argument: unknown): readonly string[] {
  if (!isNode(argument)) throw new Error('RegExp is called without a pattern');
  if (argument.type === 'StringLiteral') return [String(argument['value'])];
  if (argument.type !== 'TemplateLiteral') return ['', ''];
  return (argument['quasis'] as readonly { readonly cooked: string }[]).map(({ cooked }) => cooked);
}

function patternOf(node: SyntaxNode): Omit<Pattern, 'files'> | null {
  if (node.type === 'RegExpLiteral')
    return { parts: [String(node['pattern'])], flags: String(node['flags']) };
  const callee = node['callee'];
  if (!isNode(callee) || callee.type !== 'Identifier' || callee['value'] !== 'RegExp') return null;
  const [pattern, flags] = node['arguments'] as readonly { readonly expression: SyntaxNode }[];
  const options = flags?.expression['value'];
  return { parts: partsOf(pattern?.expression), flags: typeof options === 'string' ? options : '' };
}

/** Parses code and returns its patterns, which are literals and calls of `RegExp`. */
export function patternsIn(code: string, file: string): readonly Pattern[] {
  const program = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });
  return nodesOf(program.body)
    .map(patternOf)
    .filter((pattern) => pattern !== null)
    .map((pattern) => ({ ...pattern, files: [file] }));
}

/** Returns all patterns in `src`. Each is listed once, with its files. */
export function patternsInSource(): readonly Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const entry of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry)) continue;
    const file = path.posix.join('src', entry.replaceAll('\\', '/'));
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const pattern of patternsIn(code, file)) {
      const key = JSON.stringify([pattern.parts, pattern.flags, pattern.parts.length > 1 && file]);
      const files = [...(patterns.get(key)?.files ?? []), file];
      patterns.set(key, { ...pattern, files: [...new Set(files)] });
    }
  }
  return [...patterns.values()];
}
