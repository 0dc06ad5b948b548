import { useState } from 'react';
import { type Classroom, shownSubject } from '#domain/classrooms/classrooms/classroom.ts';
import { Button } from '../../../../components/button.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { deleteClassroomWords, duplicateWords } from '../messages/en/classroom-life.ts';
import { DeleteClassroomDialog } from './delete-classroom-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

/** Duplicating and deleting a class, in its settings (ROS-1). */
export function LifeSection({ classroom }: { readonly classroom: Classroom }) {
  const [open, setOpen] = useState<'delete' | 'duplicate' | null>(null);
  const subject = shownSubject(classroom);
  const duplicate = useRefusal('classroom.duplicate', subject);
  // The dialog checks whether the class is empty.
  const deletes = useRefusal('classroom.delete', { ...subject, checked: ['empty'] }) === null;
  const close = (): void => setOpen(null);
  return (
    <>
      {duplicate === null || duplicate === 'license/ended' ? (
        <SectionCard id="duplicate" heading={duplicateWords.heading} lead={duplicateWords.sectionLead}>
          <Licensed action="classroom.duplicate" subject={subject} label={duplicateWords.open}>
            <div>
              <Button onClick={() => setOpen('duplicate')}>{duplicateWords.open}</Button>
            </div>
          </Licensed>
        </SectionCard>
      ) : null}
      {deletes ? (
        <SectionCard
          id="delete"
          heading={deleteClassroomWords.heading}
          lead={deleteClassroomWords.sectionLead}
        >
          <div>
            <Button variant="danger" onClick={() => setOpen('delete')}>
              {deleteClassroomWords.open}
            </Button>
          </div>
        </SectionCard>
      ) : null}
      {open === 'duplicate' ? <DuplicateDialog classroom={classroom} onClose={close} /> : null}
      {open === 'delete' ? <DeleteClassroomDialog classroom={classroom} onClose={close} /> : null}
    </>
  );
}
