import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { teacherHeaders } from './open-class.ts';

type Changes = {
  readonly seq: number;
  readonly work: readonly {
    readonly studentId: string;
    readonly seq: number;
    readonly program: string | null;
  }[];
};

export type Transport = 'sse' | 'ws';

/** Follows a class over one connection. Calls `hear` with each message. Resolves when the connection is open, with a function that closes it. */
export const follow: Readonly<
  Record<Transport, (url: string, room: string, hear: (changes: Changes) => void) => Promise<() => void>>
> = {
  sse: async (url, room, hear) => {
    const headers = { ...teacherHeaders, accept: 'text/event-stream' };
    const request = get(`${url}/v1/app/classrooms/${room}/work?after=0`, { headers, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`the stream of ${room} returned ${answer.statusCode}`);
    // Closing the connection causes an error in the reader.
    answer.on('error', () => answer.destroy());
    request.on('error', () => answer.destroy());
    let rest = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts)
        if (part.includes('event: work')) hear(JSON.parse(part.slice(part.indexOf('data: ') + 6)));
    });
    return () => request.destroy();
  },
  ws: async (url, room, hear) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?room=${encodeURIComponent(room)}`);
    socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString())));
    await once(socket, 'open');
    return () => socket.terminate();
  },
};

/** Follows the running class as one of its students. Resolves when the connection is open, with a function that closes it. */
export async function followAsStudent(url: string, token: string): Promise<() => void> {
  const headers = { 'blockyard-student': token, accept: 'text/event-stream' };
  const request = get(`${url}/v1/app/entry/class`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`the stream of a student returned ${answer.statusCode}`);
  answer.on('error', () => answer.destroy());
  request.on('error', () => answer.destroy());
  answer.resume();
  return () => request.destroy();
}
