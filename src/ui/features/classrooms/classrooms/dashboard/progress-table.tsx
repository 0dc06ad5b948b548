import { Table } from '@chakra-ui/react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ProgressState } from '#domain/classrooms/classrooms/classroom.ts';
import type { ProgressCell, ProgressGrid } from '#domain/classrooms/students/progress-grid.ts';
import { type LucideIcon, MessageCircle, PencilLine, Target } from 'lucide-react';
import type { OwnProgressState } from '#domain/classrooms/students/entry.ts';
import type { MarkSource } from '#domain/classrooms/students/student-mark.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../routes/paths.ts';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { roles, TableSheet } from '../../../../table/table-parts.ts';
import { progressWords } from '../messages/en/progress.ts';
import { MarkSelect } from './mark-select.tsx';
import type { EnterMarks } from './use-marks.ts';
import { dashboardWords as words, markWords, signWords, markSourceWords } from '../messages/en/dashboard.ts';
import { headCell } from './head-cell.ts';

const tones: Readonly<Record<Exclude<ProgressState, 'not_started'>, ChipTone>> = {
  started: 'harbor',
  needs_help: 'coral',
  done: 'moss',
};

const sourceIcons: Readonly<Record<MarkSource, LucideIcon>> = {
  student: MessageCircle,
  goals: Target,
  teacher: PencilLine,
};

const ProgressText = ({ cell }: { readonly cell: ProgressCell }) => {
  const { state, activities, source } = cell;
  if (state === 'not_started') return <span className="quiet">{progressWords.not_started}</span>;
  return (
    <span className="row" data-gap="1-2">
      <Chip tone={tones[state]}>{progressWords[state]}</Chip>
      {source === null ? null : (
        <span className="quiet class-mark-source">
          <Icon of={sourceIcons[source]} /> {markSourceWords[source]}
        </span>
      )}
      {activities > 1 ? <span className="quiet">{words.far(cell)}</span> : null}
    </span>
  );
};

const MarkOrProgress = ({
  cell,
  label,
  onChoose,
}: {
  readonly cell: ProgressCell;
  readonly label: string;
  readonly onChoose: ((state: OwnProgressState | null) => void) | null;
}) =>
  onChoose === null ? (
    <ProgressText cell={cell} />
  ) : (
    <MarkSelect cell={cell} label={label} onChoose={onChoose} />
  );

export const ProgressTable = ({
  grid: { columns, rows },
  onMark,
}: {
  readonly grid: ProgressGrid;
  /** Marks these students in an activity. Null while no marks are being entered. */
  readonly onMark: ((marks: Parameters<EnterMarks['set']>[0]) => void) | null;
}) => (
  <TableSheet>
    <TableFrame label={words.table}>
      <Table.Root {...roles.table} aria-label={words.table}>
        <Table.Header {...roles.rowgroup}>
          <Table.Row {...roles.row}>
            <Table.ColumnHeader scope="col" css={headCell}>
              {words.student}
            </Table.ColumnHeader>
            {columns.map(({ id, title }) => (
              <Table.ColumnHeader key={id} scope="col" css={headCell}>
                {title}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col" css={headCell}>
              {words.lastLogin}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body {...roles.rowgroup}>
          {rows.map(({ student, cells }) => (
            <Table.Row key={student.id} {...roles.row}>
              <Table.Cell asChild>
                <th scope="row" {...roles.rowheader}>
                  <span className="row" data-gap="1-2">
                    <TextLink alone to={paths.student(student.id)}>
                      {bidiIsolate(student.name)}
                    </TextLink>
                    {student.signs.map((sign) => (
                      <Chip
                        key={sign}
                        tone={sign === 'stuck' ? 'coral' : sign === 'ahead' ? 'violet' : 'sun'}
                      >
                        {signWords[sign]}
                      </Chip>
                    ))}
                  </span>
                </th>
              </Table.Cell>
              {cells.map((cell, at) => (
                <Table.Cell key={columns[at]?.id} {...roles.cell} data-label={columns[at]?.title}>
                  <MarkOrProgress
                    cell={cell}
                    label={markWords.label(student.name, columns[at]?.title ?? '')}
                    onChoose={
                      onMark === null
                        ? null
                        : (state) =>
                            onMark([{ studentId: student.id, activityId: columns[at]?.id ?? '', state }])
                    }
                  />
                </Table.Cell>
              ))}
              <Table.Cell {...roles.cell} data-label={words.lastLogin}>
                {student.loggedInOn === null ? (
                  <span className="quiet">{words.noLogin}</span>
                ) : (
                  words.day(student.loggedInOn)
                )}
              </Table.Cell>
            </Table.Row>
          ))}
          <Table.Row {...roles.row} className="class-progress-sum">
            <Table.Cell asChild>
              <th scope="row" {...roles.rowheader}>
                {words.all(rows.length)}
              </th>
            </Table.Cell>
            {columns.map(({ id, title }, at) => (
              <Table.Cell key={id} {...roles.cell} data-label={title}>
                {words.farOf({
                  done: rows.filter(({ cells }) => cells[at]?.state === 'done').length,
                  activities: rows.length,
                })}
                {onMark === null ? null : (
                  <Button
                    size="sm"
                    aria-label={markWords.allDoneFor(title)}
                    onClick={() =>
                      onMark(
                        rows.map(({ student }) => ({ studentId: student.id, activityId: id, state: 'done' })),
                      )
                    }
                  >
                    {markWords.allDone}
                  </Button>
                )}
              </Table.Cell>
            ))}
            <Table.Cell {...roles.cell} />
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </TableFrame>
  </TableSheet>
);
