import prettier from 'prettier';
import { type ProblemKind, problems } from '../../src/adapters/wire/problems.ts';
import { failures } from '../../src/ui/messages/en/failures/failures.ts';
import type { ClientFailure } from '../../src/ui/messages/client-failure.ts';
import { causes } from './causes.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const isProblem = (kind: ClientFailure['kind']): kind is ClientFailure['kind'] & ProblemKind =>
  kind in problems;

const row = (kind: ClientFailure['kind']): string => {
  const { says, next } = failures[kind];
  const cause = isProblem(kind) ? `${problems[kind].title}. ${problems[kind].detail}` : causes[kind];
  return `| \`${kind}\` | ${cell(cause)} | ${cell(says)} | ${cell(next)} |`;
};

const intro = `# Error codes

All failures that a page can show, except problems of form fields, which are shown next to the field. The texts are in
\`src/ui/messages/en\`. This page is generated: \`npx vitest run tests/ui/messages/error-codes.test.ts -u\`.

\`identity/…\` are codes of the identity provider (specification, section 8); the others are our own. An unknown code of the provider is
shown as \`identity/unknown\`. The page also shows how long to wait, how many tries are left, or which address is meant, if that is known.

Code 440 in the address of the login page means \`session/lost\`. A page that does not exist is shown as 404, without a code.

| Code | When it happens | What the page says | What to do next |
| --- | --- | --- | --- |
`;

export function errorCodesPage(): Promise<string> {
  const kinds = Object.keys(failures).sort() as ClientFailure['kind'][];
  return prettier.format(`${intro}${kinds.map(row).join('\n')}\n`, { parser: 'markdown', printWidth: 110 });
}
