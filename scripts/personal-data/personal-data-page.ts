import prettier from 'prettier';
import type { Erasure, TableDeclaration } from '../../src/adapters/postgres/personal-data/declaration.ts';
import { personalData, tablesOfOthers } from '../../src/adapters/postgres/personal-data/personal-data.ts';

const erasureOf = (erasure: Erasure): string => {
  if (erasure.how === 'nothing to erase') return 'nothing: no row is about anybody.';
  if (erasure.how === 'delete') return 'their rows are deleted.';
  if (erasure.how === 'by student') return `by student, not by account: ${erasure.because}`;
  return erasure.how === 'keep'
    ? `kept, because ${erasure.because}`
    : `what names them is cleared, and the row stays: ${erasure.because}`;
};

function foundBy({ found }: TableDeclaration): string {
  const ways = Object.entries(found).map(([column, holds]) => `\`${column}\` is ${holds}`);
  return ways.length === 0 ? 'Nobody’s.' : `${ways.join(', or ')}.`;
}

function section([name, table]: [string, TableDeclaration]): string {
  const rows = Object.entries(table.columns).map(([column, says]) => `| \`${column}\` | ${says ?? '–'} |`);
  return `## ${name}

${table.purpose}

- Kept: ${table.retention}
- A person’s rows: ${foundBy(table)}
- Erasure: ${erasureOf(table.erasure)}

| Column | Says of a person |
| --- | --- |
${rows.join('\n')}
`;
}

const intro = `# Personal data

What the database says of people, column by column (SEC-9). The data stand in \`src/adapters/postgres/personal-data/\`, and this page
is made of them: \`npx vitest run tests/unit/adapters/personal-data-page.test.ts -u\`.

A column that is not declared does not compile, and a test that walks the real schema fails on it. What somebody exports about
themselves is read by this inventory; a test fills every table about one person, deletes their account, and looks for them
in every column of the database.

**Outside of the database.** The identity service (Firebase Authentication) keeps the address, the ways to log in and the second step; deleting
an account deletes them there. Mails that were sent are in the mailboxes of their recipients. The server’s log names accounts by their id.

**Backups** are the operator’s, and keep what was erased until they are overwritten: keep them no longer than 35 days, and after restoring
one, delete again the accounts that the audit log names as deleted since (\`account/erased\`).

`;

/** Generates `docs/personal-data.md` from the inventory. */
export function personalDataPage(): Promise<string> {
  const others = Object.entries(tablesOfOthers).map(([name, words]) => `- \`${name}\`: ${words}`);
  const tables = Object.entries(personalData).map(section);
  return prettier.format(`${intro}${tables.join('\n')}\n## Tables of others\n\n${others.join('\n')}\n`, {
    parser: 'markdown',
    printWidth: 110,
  });
}
