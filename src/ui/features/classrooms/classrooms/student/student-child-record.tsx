import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type Student, studentName } from '#domain/classrooms/students/student.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { makeRecordWords as words } from '../messages/en/child-record.ts';

const recordDialog = fetchedPart(
  async () => (await fetched(import('./record-mark-dialog.tsx'))).RecordMarkDialog,
);

/** Creates a student's record (ROS-11). Renders nothing for teachers, who may not create it. */
export function StudentChildRecord({ student }: { readonly student: Student }) {
  const mayMake = personOf(useSession())?.accountType !== 'teacher';
  const [making, setMaking] = useState(false);
  if (!mayMake) return null;
  return (
    <SectionCard id="record" heading={words.heading} lead={words.lead}>
      <div>
        <Button size="sm" onClick={() => setMaking(true)}>
          {words.open}
        </Button>
      </div>
      {making ? (
        <FetchedPart part={recordDialog}>
          {(Record) => (
            <Record
              id={student.id}
              name={bidiIsolate(studentName(student))}
              onClose={() => setMaking(false)}
            />
          )}
        </FetchedPart>
      ) : null}
    </SectionCard>
  );
}
