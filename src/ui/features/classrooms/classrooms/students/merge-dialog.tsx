import { chakra, Table } from '@chakra-ui/react';
import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import {
  type Student,
  type StudentField,
  studentFieldNames,
  type StudentFields,
  studentName,
} from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { roles } from '../../../../table/table-parts.ts';
import { studentFieldText } from '../messages/en/student-page.ts';
import { mergeStudentsWords as words } from '../messages/en/student-table.ts';
import type { Done } from './acted-notice.tsx';

// The role is explicit, like the other roles of the table (`Grid`).
const columnHeader = { role: 'columnheader' } as const;
type SideAt = 0 | 1;
const sideNames = [words.first, words.second] as const;

const Side = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    minHeight: 'target',
    cursor: 'pointer',
    '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', accentColor: 'harbor' },
  },
});

const textOf = (student: Student, field: StudentField): string =>
  studentFieldText(student, field) ?? words.none;

const differ = ([one, other]: readonly [Student, Student], field: StudentField): boolean =>
  one[field] !== other[field];

/** The fields of both students side by side. The user chooses one value for each field. If only one student has a value, it is preselected. */
export function MergeDialog({
  pair,
  onMerged,
  onClose,
}: {
  readonly pair: readonly [Student, Student];
  readonly onMerged: (done: Done) => void;
  readonly onClose: () => void;
}) {
  const { students } = useApp();
  const action = useAsyncAction();
  const [sides, setSides] = useState(
    () =>
      Object.fromEntries(
        studentFieldNames.map((field) => [field, pair[0][field] === null ? 1 : 0]),
      ) as Readonly<Record<StudentField, SideAt>>,
  );
  const [keep, other] = pair;
  const merged = Object.fromEntries(
    studentFieldNames.map((field) => [field, pair[sides[field]][field]]),
  ) as StudentFields;
  const merge = (): void =>
    action.run(
      () => students.merge({ keep: keep.id, other: other.id }, merged),
      ({ changeSetId }) => onMerged({ said: words.merged, changeSetId, skipped: [], skippedCount: 0 }),
    );
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div className="stack">
        <p>{words.lead}</p>
        <TableFrame label={words.title}>
          <Table.Root {...roles.table} aria-label={words.title}>
            <Table.Header {...roles.rowgroup} hideBelow="md">
              <Table.Row {...roles.row}>
                {[words.what, ...sideNames].map((name) => (
                  <Table.ColumnHeader key={name} {...columnHeader} scope="col" px="4" py="2">
                    {name}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body {...roles.rowgroup}>
              {studentFieldNames.map((field) => (
                <Table.Row key={field} {...roles.row}>
                  <Table.Cell as="th" {...roles.rowheader} scope="row" fontSize="md">
                    {words.field[field]}
                  </Table.Cell>
                  {([0, 1] as const).map((side) => (
                    <Table.Cell key={side} {...roles.cell} data-label={sideNames[side]}>
                      {differ(pair, field) ? (
                        <Side>
                          <input
                            type="radio"
                            name={field}
                            checked={sides[field] === side}
                            onChange={() => setSides({ ...sides, [field]: side })}
                          />
                          {bidiIsolate(textOf(pair[side], field))}
                        </Side>
                      ) : (
                        bidiIsolate(textOf(pair[side], field))
                      )}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </TableFrame>
        <p>{words.keep(bidiIsolate(studentName(merged)))}</p>
        <FailureNotice failure={action.failure} />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" aria-disabled={action.pending} onClick={merge}>
            {words.merge}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
