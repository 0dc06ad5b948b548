import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export async function openMailSink(): Promise<{
  readonly url: string;
  readonly received: readonly string[];
  readonly close: () => Promise<void>;
}> {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  // If the client is killed, its connection breaks. Without a listener, the `error` event would end this process.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}
