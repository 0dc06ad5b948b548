import type { ServerResponse } from 'node:http';
import { replyError } from './json-reply.ts';

/** Matches POST calls that only read. `lookup` is called for every verified token. */
const reading = /\/accounts:(lookup|query|createAuthUri)$/;

/** Whether a call may change stored data. `/emulator/action` changes accounts with GET. */
export function mayChangeData(method: string, path: string): boolean {
  if (path === '/emulator/action') return true;
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !reading.test(path);
}

/** The error for a change that could not be stored. The change may stay in memory until the process ends. */
const unkept = 'INTERNAL_ERROR : The local accounts could not be written. Is the disk full?';

/** Delays the response until the state is stored, so that confirmed changes survive a killed process. If storing fails, replies with an error instead. */
export function saveBeforeReply(response: ServerResponse, save: () => Promise<void>): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const waiting: (() => unknown)[] = [];

  const refuse = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`The local accounts could not be written, a call was refused: ${reason}`);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    replyError(response, 503, unkept);
  };
  const answer = async (): Promise<void> => {
    const failure = await save().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    Object.assign(response, { writeHead, write, end });
    if (failure !== null) return refuse(failure.error);
    for (const send of waiting) send();
  };
  const hold =
    <R>(send: (...given: unknown[]) => unknown, instead: R) =>
    (...given: unknown[]): R => {
      waiting.push(() => send(...given));
      if (waiting.length === 1) void answer();
      return instead;
    };
  Object.assign(response, {
    writeHead: hold(writeHead as (...given: unknown[]) => unknown, response),
    write: hold(write as (...given: unknown[]) => unknown, true),
    end: hold(end as (...given: unknown[]) => unknown, response),
  });
}
