import type { ServerResponse } from 'node:http';
import { replyError } from './json-reply.ts';

/** Calls that only read although they are a POST; `lookup` comes with every verified token. */
const reading = /\/accounts:(lookup|query|createAuthUri)$/;

/** Whether a call can change what is kept. `/emulator/action` changes accounts by GET. */
export function mayChange(method: string, path: string): boolean {
  if (path === '/emulator/action') return true;
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !reading.test(path);
}

/** What a caller is told whose change could not be kept; the state in memory may have it until the process ends. */
const unkept = 'INTERNAL_ERROR : The local accounts could not be written. Is the disk full?';

/**
 * Keeps the state just before the first byte of the answer leaves: what a client was told is on disk, whatever
 * kills the process next. When it cannot be kept, the client is told so instead of the answer.
 */
export function saveBeforeReply(response: ServerResponse, save: () => void): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let isKept: boolean | null = null;
  const keep = (): boolean => {
    if (isKept !== null) return isKept;
    Object.assign(response, { writeHead, write, end });
    try {
      save();
      isKept = true;
    } catch (error) {
      isKept = false;
      const reason = error instanceof Error ? error.message : String(error);
      process.emitWarning(`The local accounts could not be written, a call was refused: ${reason}`);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      replyError(response, 503, unkept);
      Object.assign(response, { writeHead: () => response, write: () => true, end: () => response });
    }
    return isKept;
  };
  const before =
    <A extends unknown[], R>(send: (...given: A) => R, instead: R) =>
    (...given: A): R =>
      keep() ? send(...given) : instead;
  Object.assign(response, {
    writeHead: before(writeHead, response),
    write: before(write as (...given: unknown[]) => boolean, true),
    end: before(end as (...given: unknown[]) => ServerResponse, response),
  });
}
