import prettier from 'prettier';
import type { Erasure, TableDeclaration } from '../../src/adapters/postgres/personal-data/declaration.ts';
import { personalData, tablesOfOthers } from '../../src/adapters/postgres/personal-data/personal-data.ts';

const erasureOf = (erasure: Erasure): string => {
  if (erasure.how === 'nothing to erase') return 'none: no row is about a person.';
  if (erasure.how === 'delete') return 'their rows are deleted.';
  if (erasure.how === 'by student') return `by student, not by account: ${erasure.because}`;
  return erasure.how === 'keep'
    ? `kept, because ${erasure.because}`
    : `their id and name are removed, and the row stays: ${erasure.because}`;
};

function foundBy({ found }: TableDeclaration): string {
  const ways = Object.entries(found).map(([column, holds]) => `\`${column}\` is ${holds}`);
  return ways.length === 0 ? 'None.' : `${ways.join(', or ')}.`;
}

function section([name, table]: [string, TableDeclaration]): string {
  const rows = Object.entries(table.columns).map(([column, says]) => `| \`${column}\` | ${says ?? '–'} |`);
  return `## ${name}

${table.purpose}

- Kept: ${table.retention}
- A person’s rows: ${foundBy(table)}
- Erasure: ${erasureOf(table.erasure)}

| Column | Data about a person |
| --- | --- |
${rows.join('\n')}
`;
}

const intro = `# Personal data

The data about people in the database, column by column (SEC-9). The declarations are in \`src/adapters/postgres/personal-data/\`.
This page is generated: \`npx vitest run tests/unit/adapters/personal-data-page.test.ts -u\`.

An undeclared column is a compile error, and a test compares the declarations with the real schema. The export of a person's own data
reads this inventory. A test fills every table with data about one person, deletes the account, and searches every column of the
database for the person.

**Outside of the database.** The identity service (Firebase Authentication) stores the email address, the login methods and the second factor.
Deleting an account deletes them there. Emails that were sent are in the mailboxes of their recipients. The server’s log has account ids only.

**Backups** belong to the operator, and contain erased data until they are overwritten. Keep them for at most 35 days. After a restore,
delete again the accounts whose deletion the audit log recorded since the backup (\`account/erased\`).

`;

export function personalDataPage(): Promise<string> {
  const others = Object.entries(tablesOfOthers).map(([name, words]) => `- \`${name}\`: ${words}`);
  const tables = Object.entries(personalData).map(section);
  return prettier.format(`${intro}${tables.join('\n')}\n## Tables of others\n\n${others.join('\n')}\n`, {
    parser: 'markdown',
    printWidth: 110,
  });
}
