import { expect, test } from 'vitest';
import { KeptCells, keptCell } from '#domain/imports/kept-cells.ts';

const kept = (cell: string): string => keptCell(cell, (address) => `${address.length}`);

test('[SEC-9] no address is kept of a cell, however it is written; other words stay', () => {
  expect(kept('ada@kids.example, Mary <ma@home.example>')).toBe(
    '16@left-out.invalid, Mary <15@left-out.invalid>',
  );
  expect(kept('mailto:ada@kids.example@x')).not.toContain('kids.example');
  for (const word of ['@home', 'a@b', 'a@.b', 'a@b.', 'a @ b.c', 'Room 1']) expect(kept(word)).toBe(word);
});

test('[ROS-6] a cell of a megabyte takes no time', () => {
  for (const letters of ['x', '@', 'x@', '.', 'x@x.'])
    expect(kept(letters.repeat(1_000_000 / letters.length)).length).toBeGreaterThan(0);
});

test('[SEC-9] of a file the addresses of staff alone are kept: by their own role, their file, or as a member where roles stand elsewhere', () => {
  const members = new Set(['eve@oak.example']);
  const addressIn = (file: string, header: string, row: string): string => {
    const columns = header.split('|');
    const cells = new KeptCells(
      file,
      columns,
      () => 'x',
      (address) => members.has(address),
    ).of(row.split('|'));
    return cells[columns.indexOf('email')] ?? '';
  };
  const users = 'sourcedId|status|enabledUser|givenName|familyName|email';
  expect(addressIn('users.csv', `${users}|role`, 'u3||true|Eve|Stone| Fay@Elm.example |teacher')).toBe(
    'fay@elm.example',
  );
  expect(addressIn('users.csv', `${users}|role`, 'u1||true|Ada|Lee|ada@kids.example|student')).toBe('');
  expect(addressIn('users.csv', `${users}|role`, 'u1||true|Ada|Lee|eve@oak.example|parent')).toBe('');
  expect(addressIn('users.csv', `${users}|role`, 'u1||true|Ada|Lee|eve@oak.example|wizard')).toBe('');
  expect(addressIn('users.csv', `${users}|userMasterIdentifier`, 'u3||true|Eve|Stone|eve@oak.example|')).toBe(
    'eve@oak.example',
  );
  expect(addressIn('users.csv', `${users}|userMasterIdentifier`, 'u1||true|Ada|Lee|ada@kids.example|')).toBe(
    '',
  );
  expect(addressIn('list.csv', 'name|class|email', 'Ada Lee|4B|eve@oak.example')).toBe('');
  expect(
    addressIn('staff.csv', 'first_name|last_name|email|role|school', 'Fay|Elm|fay@elm.example||Oak'),
  ).toBe('fay@elm.example');
});
