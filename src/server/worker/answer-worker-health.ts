import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerHealth, type CheckReadiness } from '../http/health.ts';

export type WorkerHealth = {
  /** The port, also if it was chosen automatically. */
  readonly port: number;
  readonly sayStopping: () => void;
  readonly close: () => Promise<void>;
};

/** Answers `/healthz` and `/readyz` of a process that only runs jobs (REL-4). */
export async function answerWorkerHealth(
  listen: { readonly host: string; readonly port: number },
  checkReadiness: CheckReadiness,
): Promise<WorkerHealth> {
  const app = Fastify();
  let stopping = false;
  answerHealth(app, checkReadiness, () => stopping);
  await app.listen(listen);
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    sayStopping: () => {
      stopping = true;
    },
    close: () => app.close(),
  };
}
