import { Table } from '@chakra-ui/react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { DashboardStudent } from '#domain/classrooms/students/class-progress.ts';
import type { ObjectiveProgress } from '#domain/classrooms/students/objective-progress.ts';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { roles, TableSheet } from '../../../../table/table-parts.ts';
import { objectiveWords as words } from '../messages/en/dashboard.ts';
import { headCell } from './head-cell.ts';

const columns = [words.lesson, words.practicedIn, words.done, words.notYet] as const;

const named = (students: readonly DashboardStudent[]): readonly string[] =>
  students.map(({ name }) => bidiIsolate(name));

export const ObjectiveTable = ({ objectives }: { readonly objectives: readonly ObjectiveProgress[] }) => (
  <TableSheet>
    <TableFrame label={words.table}>
      <Table.Root {...roles.table} aria-label={words.table}>
        <Table.Header {...roles.rowgroup}>
          <Table.Row {...roles.row}>
            {[words.objective, ...columns].map((label) => (
              <Table.ColumnHeader key={label} scope="col" css={headCell}>
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body {...roles.rowgroup}>
          {objectives.map(({ id, lesson, text, practicedIn, done, notYet }) => (
            <Table.Row key={id} {...roles.row}>
              <Table.Cell asChild>
                <th scope="row" {...roles.rowheader}>
                  {words.can(text)}
                </th>
              </Table.Cell>
              {[
                lesson,
                practicedIn.join(', '),
                words.doneBy(done.length, done.length + notYet.length),
                words.some(named(notYet)),
              ].map((text_, at) => (
                <Table.Cell key={columns[at]} {...roles.cell} data-label={columns[at]}>
                  {text_}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableFrame>
  </TableSheet>
);
