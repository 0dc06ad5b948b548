import { ClipboardCheck, Eye } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { valueOf } from '../../../../data/query.ts';
import { paths } from '../../../../routes/paths.ts';
import { lessonClasses as words } from '../messages/en/classrooms.ts';
import { classesWith } from './lesson-classes.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useMyClassrooms } from './use-my-classrooms.ts';

/**
 * Shown at the end of a presentation. Links to the live class, and records progress. Renders nothing if no class has the lesson or the classes cannot be read.
 */
export function DeckRecord({ slug }: { readonly slug: string }) {
  const cards = valueOf(useMyClassrooms());
  const [open, setOpen] = useState(false);
  const [first, ...others] = cards === null ? [] : classesWith(slug, cards);
  if (first === undefined) return null;
  return (
    <>
      <LinkButton
        className="deck-record"
        to={others.length === 0 ? paths.classroomTab(first.id, 'dashboard') : paths.classrooms}
      >
        <Icon of={Eye} />
        {others.length === 0 ? words.watch(first.name) : words.watchAny}
      </LinkButton>
      <Button className="deck-record" onClick={() => setOpen(true)}>
        <Icon of={ClipboardCheck} />
        {others.length === 0 ? words.record(first.name) : words.after}
      </Button>
      {open ? <RecordDialog slug={slug} cards={[first, ...others]} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
