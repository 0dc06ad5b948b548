import { createContext, use } from 'react';
import type { BlockCategory, LessonBlock } from '#domain/lessons/lesson.ts';

/** The blocks that the page at hand teaches: they give a program's lines their category, and so their colour. */
export const KnownBlocksContext = createContext<readonly LessonBlock[]>([]);

type Line = { readonly text: string; readonly inside: Line[] };

/** Reads lines indented by two spaces as blocks inside one another. */
function linesOf(program: string): readonly Line[] {
  const top: Line[] = [];
  const open = [top];
  for (const raw of program.split('\n').filter((line) => line.trim() !== '')) {
    const depth = Math.min(Math.floor((raw.length - raw.trimStart().length) / 2), open.length - 1);
    const line = { text: raw.trim(), inside: [] };
    open[depth]?.push(line);
    open.splice(depth + 1, open.length, line.inside);
  }
  return top;
}

/** A label or a line without what stands in its outermost brackets, so that the two can be compared. */
function withoutValues(text: string): string {
  let shape = text;
  for (let before = ''; before !== shape;) {
    before = shape;
    shape = shape.replace(/\([^()]*\)/g, '_');
  }
  return shape.trim();
}

const categoryOf = (line: string, known: readonly LessonBlock[]): BlockCategory | undefined => {
  const shape = withoutValues(line);
  const same = ({ label }: LessonBlock) => label.split(' / ').some((part) => withoutValues(part) === shape);
  return known.find(same)?.category;
};

/** The text of a block with its values in slots; brackets within a value stay as they are. */
const Label = ({ text }: { readonly text: string }) =>
  text.split(/(\((?:[^()]|\([^()]*\))*\))/).map((part, at) =>
    part.startsWith('(') ? (
      <span key={at} className="block-slot">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  );

const Stack = ({
  lines,
  known,
}: {
  readonly lines: readonly Line[];
  readonly known: readonly LessonBlock[];
}) => (
  <ol>
    {lines.map((line, at) => (
      <li key={at} data-category={categoryOf(line.text, known)}>
        <span className="block">
          <Label text={line.text} />
        </span>
        {line.inside.length > 0 ? <Stack lines={line.inside} known={known} /> : null}
      </li>
    ))}
  </ol>
);

/** A program as the Blockyard app shows it: one block per line, those inside another indented by two spaces. */
export const BlockStack = ({ program }: { readonly program: string }) => (
  <div className="block-stack">
    <Stack lines={linesOf(program)} known={use(KnownBlocksContext)} />
  </div>
);
