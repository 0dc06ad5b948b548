import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerHealth, type CheckReadiness } from './http/health.ts';
import type { Metrics } from './metrics/metrics.ts';

type Parts = {
  readonly listen: { readonly host: string; readonly port: number };
  readonly checkReadiness: CheckReadiness;
  readonly isStopping: () => boolean;
  readonly metrics: Pick<Metrics, 'registry'>;
};

export type OperatorPort = {
  /** The port, even if it was chosen automatically. */
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Serves `/metrics`, `/healthz` and `/readyz` on a port for operators. They are never on the public port (REL-4). */
export async function openOperatorPort({
  listen,
  checkReadiness,
  isStopping,
  metrics: { registry },
}: Parts): Promise<OperatorPort> {
  const app = Fastify();
  answerHealth(app, checkReadiness, isStopping);
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
  await app.listen(listen);
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}
