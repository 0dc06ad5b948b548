import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const noSuchName = 3;

function questionOf(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    const length = query.readUInt8(at);
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}

/** A TXT record (RFC 1035, 3.3.14). A text of more than 255 bytes is split into several strings. */
function answerOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_part, at) => {
    const part = bytes.subarray(255 * at, 255 * (at + 1));
    return Buffer.concat([Buffer.from([part.length]), part]);
  });
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** The reply to a query. For a name without records, the reply code is 3 (no such name). */
function replyTo(query: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer {
  const { name, end } = questionOf(query);
  const found = records.get(name.toLowerCase());
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x81_80 | (found === undefined ? noSuchName : 0), 2);
  head.writeUInt16BE(found?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...(found ?? []).map(answerOf)]);
}

export async function aNameServer() {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(replyTo(query, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const closed = once(socket, 'close');
  let isOpen = true;
  return {
    address: `127.0.0.1:${socket.address().port}`,
    publish: (domain: string, texts: readonly string[]) => void records.set(domain, texts),
    close: async () => {
      if (isOpen) socket.close();
      isOpen = false;
      await closed;
    },
  };
}
