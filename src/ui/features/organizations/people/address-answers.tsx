import { formatCount } from '#domain/platform/text/counted.ts';
import { Table } from '@chakra-ui/react';
import { useState } from 'react';
import { type AddressAnswer, isSent } from '#domain/organizations/invitations/address-answers.ts';
import type { ShownPiece } from '#domain/organizations/invitations/invitation-views.ts';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { TableFrame } from '../../../components/table-frame.tsx';
import { TableSheet } from '../../../table/table-parts.ts';
import { inviteWords as words } from './messages/en/invitations.ts';

/** The number of rows shown at first. Rendering 5,000 rows takes seconds on a slow computer. */
const shownAtFirst = 50;

/** Keeps the header above the cells on phones, too, because the table cannot be sorted. */
const overCells = {
  display: { base: 'grid!', md: 'table-row!' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2',
} as const;
const headerCell = { px: { base: '0', md: '4' }, py: '2' } as const;

const toneOf = (answer: AddressAnswer): ChipTone => {
  if (isSent(answer)) return 'moss';
  return answer === 'bad' || answer === 'no-seat' ? 'sun' : 'plain';
};

type Props = {
  readonly answers: readonly ShownPiece[];
  readonly labels: Readonly<Record<AddressAnswer, string>>;
};

const Counts = ({ answers, labels }: Props) => (
  <ul className="row" aria-label={words.columns.answer}>
    {[...new Set(answers.map(({ answer }) => labels[answer]))].map((label) => {
      const pieces = answers.filter(({ answer }) => labels[answer] === label);
      return (
        <li key={label}>
          <Chip tone={toneOf(pieces[0]?.answer ?? 'bad')}>
            {formatCount(pieces.length)} × {label}
          </Chip>
        </li>
      );
    })}
  </ul>
);

/** Each part of the pasted text with its result (R6). Parts that invite no user come first. */
export function AddressAnswers({ answers, labels }: Props) {
  const [all, setAll] = useState(false);
  const sorted = [
    ...answers.filter(({ answer }) => !isSent(answer)),
    ...answers.filter(({ answer }) => isSent(answer)),
  ];
  const rows = all ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <>
      <Counts answers={answers} labels={labels} />
      <TableSheet>
        <TableFrame label={words.list}>
          <Table.Root aria-label={words.list}>
            <Table.Header>
              <Table.Row css={overCells} px={{ base: '4', md: '0' }}>
                <Table.ColumnHeader scope="col" css={headerCell}>
                  {words.columns.text}
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" css={headerCell}>
                  {words.columns.answer}
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ text, email, name, answer, school }, at) => (
                <Table.Row key={at}>
                  <Table.Cell css={{ overflowWrap: 'anywhere' }}>
                    <bdi>{breakable(email ?? text)}</bdi>
                    {name === null ? null : (
                      <>
                        {' '}
                        <bdi className="quiet">{name}</bdi>
                      </>
                    )}
                  </Table.Cell>
                  <Table.Cell>
                    {labels[answer]}
                    {school === null ? null : <div className="quiet">{words.belongs(school)}</div>}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </TableFrame>
      </TableSheet>
      {rows.length === sorted.length ? null : (
        <div>
          <Button onClick={() => setAll(true)}>{words.showAll(sorted.length)}</Button>
        </div>
      )}
    </>
  );
}
