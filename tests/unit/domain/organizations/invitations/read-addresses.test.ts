import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pasteLimits, readAddresses } from '#domain/organizations/invitations/read-addresses.ts';

const read = (text: string): readonly (string | null)[] =>
  (readAddresses(text) ?? []).map(({ email, name }) =>
    email === null ? null : name === null ? email : `${name}=${email}`,
  );

describe('[ORG-6] pasted addresses', () => {
  test.each([
    ['one on a line', 'ann@oak.test\nbo@oak.test', ['ann@oak.test', 'bo@oak.test']],
    [
      'with semicolons, as Outlook copies',
      'Ann Lee <ann@oak.test>; Bo Roe <bo@oak.test>;',
      ['Ann Lee=ann@oak.test', 'Bo Roe=bo@oak.test'],
    ],
    [
      'last names first',
      'Lee, Ann <ann@oak.test>, Roe, Bo <bo@oak.test>',
      ['Lee Ann=ann@oak.test', 'Roe Bo=bo@oak.test'],
    ],
    [
      'names in quotes',
      '"Lee, Ann" <ann@oak.test>, "Roe; Bo" <bo@oak.test>',
      ['Lee, Ann=ann@oak.test', 'Roe; Bo=bo@oak.test'],
    ],
    ['with commas', 'ann@oak.test, bo@oak.test ,cy@oak.test', ['ann@oak.test', 'bo@oak.test', 'cy@oak.test']],
    ['with blanks', 'ann@oak.test bo@oak.test', ['ann@oak.test', 'bo@oak.test']],
    [
      'columns of a sheet with a header',
      'First name\tLast name\tEmail\r\nAnn\tLee\tann@oak.test\r\nBo\tRoe\tbo@oak.test',
      ['Ann Lee=ann@oak.test', 'Bo Roe=bo@oak.test'],
    ],
    ['one column with a header', 'Email address\nann@oak.test', ['ann@oak.test']],
    ['capitals and plus signs', 'Ann.Lee+Math@OAK.test', ['ann.lee+math@oak.test']],
    [
      'in curly quotes',
      '“ann@oak.test”, «bo@oak.test»; ‘cy@oak.test’',
      ['ann@oak.test', 'bo@oak.test', 'cy@oak.test'],
    ],
    ['as links', 'mailto:ann@oak.test, <bo@oak.test>.', ['ann@oak.test', 'bo@oak.test']],
    [
      'with characters that draw nothing',
      '\u200Bmailto:ann@oak.test\u200B\n\uFEFF<bo@oak.test>\u200F.',
      ['ann@oak.test', 'bo@oak.test'],
    ],
    ['right-to-left names', 'רות לוי <ruth@oak.test>', ['רות לוי=ruth@oak.test']],
    ['nothing', ' \n ; , \t', []],
  ])('%s', (_title, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    [
      'a word between semicolons',
      'ann@oak.test; rubbish; bo@oak.test',
      ['ann@oak.test', null, 'bo@oak.test'],
    ],
    ['a word between commas', 'ann@oak.test, rubbish, bo@oak.test', ['ann@oak.test', null, 'bo@oak.test']],
    [
      'a line without an address',
      'ann@oak.test\nsee you soon\nbo@oak.test',
      ['ann@oak.test', null, 'bo@oak.test'],
    ],
    ['half an address', 'ann@\n@oak.test\nann@oak', [null, null, null]],
    ['an open quote', '"Ann <ann@oak.test>\nbo@oak.test', ['Ann=ann@oak.test', 'bo@oak.test']],
  ])('%s has a result, too, and does not hide another address', (_title, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('any pasted text is parsed, and every address on its own line is found', () => {
    const rubbish = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[@\n\r"<>]/gu, ''));
    const address = fc.nat(999).map((at) => `t${at}@oak.test`);
    fc.assert(
      fc.property(fc.array(fc.oneof(rubbish, address)), (lines) => {
        const found = (readAddresses(lines.join('\n')) ?? []).flatMap(({ email }) => email ?? []);
        expect(found).toEqual(lines.filter((line) => line.includes('@')));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => readAddresses(text) !== null),
    );
  });

  test('5,000 entries with invalid ones are parsed; more are refused, not truncated, and no text blocks the page', () => {
    const piece = (at: number): string =>
      at % 3 === 0
        ? `"Roe, ${at}" <T${at}+x@Oak.test>`
        : at % 3 === 1
          ? `t${at}@oak.test`
          : '"<@;@@@"><«»'.replace(';', '');
    const text = Array.from({ length: pasteLimits.pieces }, (_, at) => piece(at)).join('\n');
    const pieces = readAddresses(text);
    expect(pieces).toHaveLength(pasteLimits.pieces);
    expect(readAddresses(`${text}\none@more.test`)).toBeNull();
    expect(readAddresses('"'.repeat(2_000_000))).toBeNull();
    // This line would take minutes in quadratic time.
    expect(readAddresses('"<@,'.repeat(pasteLimits.length / 4))).toBeNull();
  });
});
