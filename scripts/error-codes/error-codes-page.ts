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

Everything that can go wrong between a person and what they asked for, but for the fields of a form, which say what they
need beside them. The words stand in \`src/ui/messages/en\`, and this page is made of them:
\`npx vitest run tests/ui/messages/error-codes.test.ts -u\`.

\`identity/…\` are the identity provider's own codes (specification, section 8), the rest is ours. A code of the provider that
nobody knows is \`identity/unknown\`. Where it is known how long to wait, how many tries are left or which address it is
about, the page says that, too.

Code 440 in the login page's address is \`session/lost\`. A page that is not there is 404 and says so by itself.

| Code | When it happens | What the page says | What to do next |
| --- | --- | --- | --- |
`;

/** Generates `docs/error-codes.md` from the table of failures (AUT-11). */
export function errorCodesPage(): Promise<string> {
  const kinds = Object.keys(failures).sort() as ClientFailure['kind'][];
  return prettier.format(`${intro}${kinds.map(row).join('\n')}\n`, { parser: 'markdown', printWidth: 110 });
}
