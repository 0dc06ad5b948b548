import type { RosterPart } from '#domain/classrooms/students/roster-part.ts';
import { useApp } from '../app-context.tsx';
import { rosterFileWords as words } from '../messages/en/roster-file.ts';
import { CsvButton } from './csv-button.tsx';

/** Downloads students as our own CSV file. Importing the file again changes nothing (R25). */
export function RosterFileButton({ part }: { readonly part: RosterPart }) {
  const { students } = useApp();
  return (
    <CsvButton fileName={words.fileName} ask={() => students.file(part)} whilePending={words.pending}>
      {part.of === 'classroom' ? words.ofClass : words.ofAll}
    </CsvButton>
  );
}
