import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import type { CsvRecord, CsvTables, OpenedTable } from '#application/ports/csv-tables.ts';
import type { ByteSource } from '#application/ports/roster-files.ts';
import { chooseDelimiter } from '#domain/rosters/files/choose-delimiter.ts';
import { type ImportIssue, type IssueCode, issueOf } from '#domain/rosters/files/import-issue.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { findEncoding } from './find-encoding.ts';
import { startOf, textOf } from './text-of.ts';

const batchLength = 500;
const startLength = 64 * 1024;

type Parsed = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

const codeOf = (error: CsvError): IssueCode => {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'file/unclosed-quote';
  return error.code === 'CSV_MAX_RECORD_SIZE' ? 'file/record-too-long' : 'row/broken';
};

class LineLengths {
  whole = 0;
  #length = 0;

  /** Adds the next piece of the text. Returns false if a line is longer than a record may be. */
  add(piece: string): boolean {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      this.whole += 1;
      this.#length = 0;
      start = end + 1;
    }
    this.#length += piece.length - start;
    return this.#length <= importLimits.recordLength;
  }
}

/**
 * Parses CSV with csv-parse, in the encoding that chardet and the platform detect (decision 69). Yields to the event loop between batches, so that a long file
 * does not block other calls.
 */
export class CsvParseTables implements CsvTables {
  async open(source: ByteSource): Promise<ImportIssue | OpenedTable> {
    const found = await findEncoding(source.open());
    if (found === null) return issueOf('file/not-text', source.name);
    const { encoding, guessed } = found;
    const text = () => textOf(source.open(), encoding);
    const { delimiter, isSaid } = chooseDelimiter(await startOf(text(), startLength));
    const issues = guessed
      ? [issueOf('file/encoding-guessed', source.name, { value: encoding, expected: 'utf-8' })]
      : [];
    return { encoding, delimiter, issues, batches: () => this.#batches(text(), delimiter, isSaid ? 2 : 1) };
  }

  async *#batches(
    text: AsyncIterable<string>,
    delimiter: string,
    firstLine: number,
  ): AsyncGenerator<readonly CsvRecord[]> {
    const met: { problem: { readonly code: IssueCode; readonly line: number } | null } = { problem: null };
    const lines = new LineLengths();
    let lastLine = 0;
    const parser = parse({
      delimiter,
      from_line: firstLine,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: importLimits.recordLength,
      skip_records_with_error: true,
      on_skip: (error): undefined => {
        if (error !== undefined) met.problem ??= { code: codeOf(error), line: Number(error.lines) };
      },
    });
    // Stops after a record that is too long, because the parser cannot find the next record.
    async function* fed(): AsyncGenerator<string> {
      for await (const piece of text) {
        if (met.problem !== null) return;
        // The parser counts only the characters in cells, so it would not limit a record with a million empty cells.
        if (!lines.add(piece)) {
          met.problem = { code: 'file/record-too-long', line: lines.whole };
          return;
        }
        yield piece;
      }
    }
    const input = Readable.from(fed());
    input.on('error', (error) => parser.destroy(error)).pipe(parser);
    try {
      let batch: CsvRecord[] = [];
      for await (const { info, record } of parser as AsyncIterable<Parsed>) {
        if (met.problem !== null && info.lines > met.problem.line) break;
        lastLine = info.lines;
        batch.push({ line: info.lines, cells: record });
        if (batch.length < batchLength) continue;
        yield batch;
        batch = [];
        await nextTurn();
      }
      // The invalid record begins after the last valid one.
      if (met.problem !== null) batch.push({ line: lastLine + 1, problem: met.problem.code });
      if (batch.length > 0) yield batch;
    } finally {
      input.destroy();
      parser.destroy();
    }
  }
}
