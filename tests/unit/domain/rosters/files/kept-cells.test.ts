// cspell:words Studentnumbr
import { expect, test } from 'vitest';
import { KeptCells, keptCell } from '#domain/rosters/files/kept-cells.ts';
import { StaffByRoles } from '#domain/rosters/files/staff-by-roles.ts';

const stored = (cell: string): string => keptCell(cell, (address) => `${address.length}`);

test('[SEC-9] no address of a cell is stored, in any notation; other words are', () => {
  expect(stored('ada@kids.example, Mary <ma@home.example>')).toBe(
    '16@left-out.invalid, Mary <15@left-out.invalid>',
  );
  expect(stored('mailto:ada@kids.example@x')).not.toContain('kids.example');
  for (const word of ['@home', 'a@b', 'a@.b', 'a@b.', 'a @ b.c', 'Room 1']) expect(stored(word)).toBe(word);
});

test('[ROS-6] a cell of a megabyte is parsed fast', () => {
  for (const letters of ['x', '@', 'x@', '.', 'x@x.'])
    expect(stored(letters.repeat(1_000_000 / letters.length)).length).toBeGreaterThan(0);
});

test('[SEC-9] only the addresses of staff are stored: by their role, their file, or as a member if roles are in another file', () => {
  const members = new Set(['eve@oak.example']);
  const addressIn = (file: string, header: string, row: string): string => {
    const columns = header.split('|');
    const cells = new KeptCells({ name: file, header: columns, mapping: {} }, () => 'x', {
      isMember: (address) => members.has(address),
      isKnownStaff: (person) => person === 'u4',
      isNeverImported: () => false,
    }).of(row.split('|'));
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
  expect(addressIn('users.csv', `${users}|userMasterIdentifier`, 'u4||true|Fay|Elm|fay@elm.example|')).toBe(
    'fay@elm.example',
  );
  expect(addressIn('users.csv', `${users}|role`, 'u4||true|Ada|Lee|ada@kids.example|student')).toBe('');
  expect(addressIn('list.csv', 'name|class|email', 'Ada Lee|4B|eve@oak.example')).toBe('');
  expect(
    addressIn('staff.csv', 'first_name|last_name|email|role|school', 'Fay|Elm|fay@elm.example||Oak'),
  ).toBe('fay@elm.example');
});

test('[R18] [SEC-9] staff in a file of roles are the people with only staff roles', () => {
  const staff = new StaffByRoles();
  const read = staff.reader('roles.csv', ['sourcedId', 'status', 'userSourcedId', 'roleType', 'role']);
  const rows = [
    'u1|teacher',
    'u2|student',
    'u3|teacher',
    'u3|student',
    'u4|principal',
    'u4|parent',
    'u5|parent',
  ];
  for (const row of [...rows, 'u6|teacher', 'u6|wizard']) {
    const [person = '', role = ''] = row.split('|');
    read(['r', '', person, 'primary', role]);
  }
  expect(['u1', 'u2', 'u3', 'u4', 'u5', 'u6'].filter((person) => staff.has(person))).toEqual(['u1', 'u4']);
  staff.reader('users.csv', ['sourcedId', 'status', 'givenName', 'familyName', 'role'])([
    'u7',
    '',
    'A',
    'B',
    'teacher',
  ]);
  expect(staff.has('u7')).toBe(false);
});

test('[SEC-9] only the columns of a list that are read, or need an answer, are stored', () => {
  const header = ['First name', 'Last name', 'Studentnumbr', 'Shoe size', 'Mother', 'Birth date'];
  const nobody = { isMember: () => false, isKnownStaff: () => false, isNeverImported: () => false };
  const cells = new KeptCells({ name: 'list.csv', header, mapping: {} }, () => 'x', nobody);
  expect(cells.of(['Ada', 'Lee', '7', '33', 'Mary', '2015-01-02'])).toEqual(['Ada', 'Lee', '7', '', '', '']);
});
