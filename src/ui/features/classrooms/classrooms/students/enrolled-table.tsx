import { Table } from '@chakra-ui/react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type EnrolledStudent, studentName } from '#domain/classrooms/students/student.ts';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { SelectBox } from '../../../../table/select-box.tsx';
import { allCell, boxCell, roles, TableSheet } from '../../../../table/table-parts.ts';
import type { Selecting } from '../../../../table/use-selection.ts';
import { studentWords as words } from '../messages/en/students.ts';
import { StudentLink } from './student-table.tsx';

/** These columns cannot be sorted. On phones each value shows its label. */
const headCell = {
  paddingInline: '4',
  paddingBlock: '2',
  display: { base: 'none', md: 'table-cell' },
} as const;

/** The students of a class, sorted by last name. */
export const EnrolledTable = ({
  students,
  selecting,
}: {
  readonly students: readonly EnrolledStudent[];
  /** Null if no action is allowed. */
  readonly selecting: Selecting | null;
}) => {
  const ids = students.map(({ id }) => id);
  const chosen = ids.filter((id) => selecting?.has(id) === true).length;
  return (
    <TableSheet>
      <TableFrame label={words.list}>
        <Table.Root {...roles.table} aria-label={words.list}>
          <Table.Header {...roles.rowgroup}>
            <Table.Row {...roles.row}>
              {selecting === null ? null : (
                <Table.Cell {...roles.cell} css={allCell}>
                  <SelectBox
                    label={words.selectAll}
                    checked={chosen === ids.length ? true : chosen > 0 ? 'some' : false}
                    onToggle={() => selecting.setAll(ids, chosen < ids.length)}
                  />
                </Table.Cell>
              )}
              {Object.values(words.columns).map((label) => (
                <Table.ColumnHeader key={label} scope="col" css={headCell}>
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body {...roles.rowgroup}>
            {students.map((student) => (
              <Table.Row key={student.id} {...roles.row}>
                {selecting === null ? null : (
                  <Table.Cell {...roles.cell} css={boxCell}>
                    <SelectBox
                      label={words.select(bidiIsolate(studentName(student)))}
                      checked={selecting.has(student.id)}
                      onToggle={() => selecting.toggle(student.id)}
                    />
                  </Table.Cell>
                )}
                <Table.Cell asChild fontWeight="bold">
                  <th scope="row" {...roles.rowheader}>
                    <StudentLink student={student} />
                  </th>
                </Table.Cell>
                <Table.Cell {...roles.cell} data-label={words.columns.studentId}>
                  {student.studentId}
                </Table.Cell>
                <Table.Cell {...roles.cell} data-label={words.columns.since}>
                  {words.since(student.since)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </TableFrame>
    </TableSheet>
  );
};
