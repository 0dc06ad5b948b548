import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { ProblemKind } from '#adapters/wire/problems.ts';
import { problemDocument, problemMediaType, replyProblem } from './problem.ts';
import { headersOf } from './security-headers.ts';
import type { Site } from './site.ts';

const kinds: Readonly<Record<string, { readonly line: string; readonly kind: ProblemKind }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', kind: 'call/too-slow' },
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', kind: 'call/headers-too-large' },
};
const malformed = { line: '400 Bad Request', kind: 'call/malformed' } as const;

/** Replies to a path that cannot be decoded. Hooks do not run for it, so this function sets the headers and logs the request. */
export const answerUnreadable =
  (site: Site) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headersOf(site), 'x-request-id': request.id });
    replyProblem(reply, 'call/malformed');
    const facts = { method: request.method, route: 'unmatched', status: reply.statusCode };
    request.log.info(facts, 'request answered');
  };

/** Replies to invalid, slow or oversized HTTP on the socket, because there is no reply object yet. */
export const answerBrokenHttp =
  (ids: Ids) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { line, kind } = kinds[error.code ?? ''] ?? malformed;
    const id = ids.next();
    const body = JSON.stringify(problemDocument(kind, id));
    socket.end(
      `HTTP/1.1 ${line}\r\nX-Request-Id: ${id}\r\nContent-Type: ${problemMediaType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
