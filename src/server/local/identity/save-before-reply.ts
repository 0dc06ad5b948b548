import type { IncomingMessage, ServerResponse } from 'node:http';

/** Calls that only read although they are a POST; `lookup` comes with every verified token. */
const reading = /\/accounts:(lookup|query|createAuthUri)$/;

/** Whether a call can change what is kept. `/emulator/action` changes accounts by GET. */
export function mayChange(method: string, path: string): boolean {
  if (path === '/emulator/action') return true;
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !reading.test(path);
}

/**
 * Keeps the state just before the first byte of the answer leaves: what a client was told is on disk, whatever
 * kills the process next. When it cannot be kept, the client gets no answer at all.
 */
export function saveBeforeReply(request: IncomingMessage, response: ServerResponse, save: () => void): void {
  const send = response.writeHead.bind(response);
  const saveAndSend = (...head: Parameters<typeof send>): ServerResponse => {
    try {
      save();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      process.emitWarning(`The local accounts could not be written, a call goes unanswered: ${reason}`);
      request.socket.destroy();
    }
    return send(...head);
  };
  response.writeHead = saveAndSend as typeof response.writeHead;
}
