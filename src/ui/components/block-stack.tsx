import { createContext, use } from 'react';
import { blockPieces, readBlockStack, type BlockLine } from '#domain/lessons/lessons/block-stack.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';

/** The blocks that the current page teaches. They determine the category, and therefore the color, of a program's lines. */
export const KnownBlocksContext = createContext<readonly LessonBlock[]>([]);

const Label = ({ text }: { readonly text: string }) =>
  blockPieces(text).map((piece, at) =>
    piece.kind === 'slot' ? (
      <span key={at} className="block-slot">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );

const Stack = ({ lines }: { readonly lines: readonly BlockLine[] }) => (
  <ol>
    {lines.map((line, at) => (
      <li key={at} data-category={line.category}>
        <span className="block">
          <Label text={line.text} />
        </span>
        {line.inside.length > 0 ? <Stack lines={line.inside} /> : null}
      </li>
    ))}
  </ol>
);

/** A program as in figures: one block per line, with nested blocks indented by two spaces. */
export const BlockStack = ({ program }: { readonly program: string }) => (
  <div className="block-stack">
    <Stack lines={readBlockStack(program, use(KnownBlocksContext))} />
  </div>
);
