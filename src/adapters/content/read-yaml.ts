import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type ContentProblem, fieldName, schemaAdvice } from './content-problems.ts';

/** Parses YAML against a schema. The text begins at line `firstLine` of its file. Returns a value or at least one problem. */
export function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  firstLine = 1,
): { readonly value?: T; readonly problems: readonly ContentProblem[] } {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const advice = `is not YAML: ${error.message}`;
    return { problems: [{ file, line: lineAt(error.pos[0]), field: 'front matter', advice }] };
  }
  const read = schema.safeParse(document.toJS());
  if (read.success) return { value: read.data, problems: [] };
  return {
    problems: read.error.issues.map((issue) => ({
      file,
      line: lineAt(offsetOf(document, issue.path)),
      field: fieldName(issue.path),
      advice: schemaAdvice(issue),
    })),
  };
}

/** Returns the offset of a field's value, or of its nearest existing parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
