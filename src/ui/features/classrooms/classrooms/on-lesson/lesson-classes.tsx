import { useState } from 'react';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { lessonClasses as words } from '../messages/en/classrooms.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { paths } from '../../../../routes/paths.ts';
import '../classrooms.css';
import { RecordDialog } from './record-dialog.tsx';
import { useMyClassrooms } from './use-my-classrooms.ts';

export const classesWith = (slug: string, cards: readonly ClassroomCard[]): readonly ClassroomCard[] =>
  cards.filter(({ archivedAt, assignedLessons }) => archivedAt === null && assignedLessons.includes(slug));

export function LessonClasses({ slug }: { readonly slug: string }) {
  const query = useMyClassrooms();
  const [recording, setRecording] = useState<ClassroomCard | null>(null);
  if (query.state === 'waiting') return null;
  if (query.state === 'failed') {
    return (
      <p className="lesson-classes stack" data-gap="3">
        {words.failed} <Button onClick={query.retry}>{shell.tryAgain}</Button>
      </p>
    );
  }
  const cards = classesWith(slug, query.value);
  if (cards.length === 0) return null;
  return (
    <section className="lesson-classes no-print stack" data-gap="3" aria-labelledby="lesson-classes-heading">
      <h2 id="lesson-classes-heading">{words.heading}</h2>
      <ul className="stack">
        {cards.map((card) => (
          <li key={card.id} className="row">
            <Button onClick={() => setRecording(card)}>{words.record(card.name)}</Button>
            <TextLink alone to={paths.classroomTab(card.id, 'dashboard')}>
              {words.watch(card.name)}
            </TextLink>
            <TextLink alone to={paths.classroom(card.id)}>
              {words.open(card.name)}
            </TextLink>
          </li>
        ))}
      </ul>
      {recording === null ? null : (
        <RecordDialog slug={slug} cards={[recording]} onClose={() => setRecording(null)} />
      )}
    </section>
  );
}
