import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerHealth, type CheckReadiness } from '../http/health.ts';

/** The health endpoint of a worker, listening. */
export type WorkerHealth = {
  /** The port, also where the system chose it. */
  readonly port: number;
  /** From now on `/readyz` says that the worker is stopping. */
  readonly sayStopping: () => void;
  readonly close: () => Promise<void>;
};

/** Answers `/healthz` and `/readyz` of a process that runs jobs and serves nothing else (REL-4). */
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
