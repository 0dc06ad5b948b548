import { useRevalidator } from 'react-router';
import { type Classroom, shownSubject } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Licensed } from '../../../../components/licensed.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { sourceWords as words } from '../messages/en/classroom-sources.ts';

/** The system that a class was imported from, and how its teachers can detach the class from it (R17). */
export function SourceSection({ classroom }: { readonly classroom: Classroom }) {
  const { classroomLife, students } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const { id, source, archivedAt } = classroom;
  if (source === null) return null;
  const undo = (changeSetId: string): void =>
    action.run(
      () => students.undo(changeSetId),
      () => revalidate(),
    );
  const release = (): void =>
    action.run(
      () => classroomLife.release(id),
      async ({ changeSetId }) => {
        await revalidate();
        const back = changeSetId === null ? undefined : { label: words.undo, run: () => undo(changeSetId) };
        toast(words.released(source), back);
      },
    );
  return (
    <SectionCard id="source" heading={words.from(source)} lead={words.lead(source)}>
      <FailureNotice failure={action.failure} />
      {archivedAt === null ? (
        <Licensed action="classroom.release" subject={shownSubject(classroom)} label={words.release}>
          <div>
            <Button aria-disabled={action.pending} onClick={release}>
              {words.release}
            </Button>
          </div>
        </Licensed>
      ) : null}
    </SectionCard>
  );
}
