import { useState } from 'react';
import { type Classroom, shownSubject } from '#domain/classrooms/classroom.ts';
import { Button } from '../../../components/button.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { deleteWords, duplicateWords } from '../messages/en/classroom-life.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** Copies of a class and its end, among its settings (ROS-1). */
export function LifeSection({ classroom }: { readonly classroom: Classroom }) {
  const [asked, setAsked] = useState<'delete' | 'duplicate' | null>(null);
  const subject = shownSubject(classroom);
  const duplicates = useRefusal('classroom.duplicate', subject) === null;
  // Whether it is empty is shown by the dialog.
  const deletes = useRefusal('classroom.delete', { ...subject, checked: ['empty'] }) === null;
  const close = (): void => setAsked(null);
  return (
    <>
      {duplicates ? (
        <SectionCard id="duplicate" heading={duplicateWords.heading} lead={duplicateWords.sectionLead}>
          <div>
            <Button onClick={() => setAsked('duplicate')}>{duplicateWords.open}</Button>
          </div>
        </SectionCard>
      ) : null}
      {deletes ? (
        <SectionCard id="delete" heading={deleteWords.heading} lead={deleteWords.sectionLead}>
          <div>
            <Button variant="danger" onClick={() => setAsked('delete')}>
              {deleteWords.open}
            </Button>
          </div>
        </SectionCard>
      ) : null}
      {asked === 'duplicate' ? <DuplicateDialog classroom={classroom} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteDialog classroom={classroom} onClose={close} /> : null}
    </>
  );
}
