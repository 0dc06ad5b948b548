import type { Socket } from 'node:net';
import type { Ids } from '#application/service/ports/ids.ts';
import type { ProblemKind } from './problem-table.ts';
import { problemDocument, problemMediaType } from './problem.ts';

const kinds: Readonly<Record<string, { readonly line: string; readonly kind: ProblemKind }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', kind: 'call/too-slow' },
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', kind: 'call/headers-too-large' },
};
const malformed = { line: '400 Bad Request', kind: 'call/malformed' } as const;

/** Answers what is no HTTP, or too slow, or too large to be read as such: by hand, as there is no reply yet. */
export const answerBrokenHttp =
  (ids: Ids) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { line, kind } = kinds[error.code ?? ''] ?? malformed;
    const body = JSON.stringify(problemDocument(kind, ids.next()));
    socket.end(
      `HTTP/1.1 ${line}\r\nContent-Type: ${problemMediaType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
