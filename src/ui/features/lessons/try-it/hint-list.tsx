import { Lightbulb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Project } from '#domain/lessons/programs/project.ts';
import type { RichText } from '#domain/platform/text/rich-text.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { RichTextView } from '../../../components/rich-text.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';

/** Renders what follows a shown hint, such as a button that reads it aloud. */
export type AfterHint = (hint: RichText) => ReactNode;

/** The hints of a project. Each press of the button shows one more. */
export const HintList = ({
  hints,
  after,
}: Pick<Project, 'hints'> & { readonly after?: AfterHint | undefined }) => {
  const [shown, setShown] = useState(0);
  const over = shown >= hints.length;
  return (
    <div className="try-it-hints">
      <ol aria-live="polite" aria-label={words.hints.title}>
        {hints.slice(0, shown).map((hint, at) => (
          <li key={at}>
            <RichTextView text={hint} />
            {after?.(hint)}
          </li>
        ))}
      </ol>
      <Button size="sm" aria-disabled={over} onClick={() => setShown(Math.min(hints.length, shown + 1))}>
        <Icon of={Lightbulb} size={18} />
        {over ? words.hints.over : words.hints.next(shown, hints.length)}
      </Button>
    </div>
  );
};
