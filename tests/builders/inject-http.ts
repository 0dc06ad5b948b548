import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { sessionHttp, type SessionHttpPorts } from '#application/client/identity/http/session-http.ts';
import type {
  HttpTransport,
  TransportFailure,
  TransportReply,
  TransportRequest,
} from '#application/client/platform/ports/http-transport.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { buildServer } from '#server/build-server.ts';
import type { Service } from './a-service.ts';
import { hour } from './time.ts';

/** A network between a client and a Fastify app in the same process. While `online` is false, requests fail as unreachable. */
export type InjectNetwork = HttpTransport & { online: boolean };

type Sent = Result<TransportReply, TransportFailure>;

export function injectNetwork(app: () => FastifyInstance): InjectNetwork {
  const network: InjectNetwork = {
    online: true,
    send: (request) =>
      network.online ? endedBySignal(request, inject(app(), request)) : Promise.resolve(unreachable),
  };
  return network;
}

const unreachable: Sent = err({ kind: 'http/unreachable' });

const endedBySignal = ({ signal }: TransportRequest, sent: Promise<Sent>): Promise<Sent> =>
  signal === undefined
    ? sent
    : Promise.race([
        sent,
        new Promise<Sent>((resolve) => signal.addEventListener('abort', () => resolve(unreachable))),
      ]);

async function inject(app: FastifyInstance, request: TransportRequest): Promise<Sent> {
  const { method, path, body, headers, as, onText, signal } = request;
  const options = {
    method,
    url: path,
    headers,
    ...(body !== undefined && {
      payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    }),
  };
  const reply = await app.inject({ ...options, payloadAsStream: onText !== undefined });
  const { statusCode: status } = reply;
  const header = (name: string): string | null => {
    const value = reply.headers[name];
    return value === undefined ? null : String(value);
  };
  if (onText === undefined) {
    const sent = as === 'bytes' && status < 400 ? new Uint8Array(reply.rawPayload) : reply.body;
    return ok({ status, header, body: sent });
  }
  const stream = reply.stream();
  signal?.addEventListener('abort', () => stream.destroy());
  return ok({ status, header, body: await textOf(stream, status < 400 ? onText : null) });
}

/** Passes the text of a stream to `onText` as it arrives. Without `onText`, returns the whole text. */
async function textOf(stream: Readable, onText: ((text: string) => void) | null): Promise<string> {
  const texts: string[] = [];
  stream.setEncoding('utf8').on('data', onText ?? ((text: string) => texts.push(text)));
  await new Promise<void>((resolve) => stream.once('close', resolve));
  return texts.join('');
}

/** The interval in milliseconds in which the server batches events of a stream (`server/http/event-stream.ts`). */
const batchMs = 200;

/** Returns a clock that runs batch timers immediately, so that tests need not advance it. */
const withoutBatches = (clock: Clock): Clock => ({
  now: () => clock.now(),
  after: (ms, run) => {
    if (ms > batchMs) return clock.after(ms, run);
    run();
    return 0;
  },
  cancel: (timer) => clock.cancel(timer),
});

const servers = new WeakMap<Service, FastifyInstance>();

function serverOf(service: Service): FastifyInstance {
  const built = servers.get(service);
  if (built !== undefined) return built;
  const app = buildServer({
    ...service.composed,
    clock: withoutBatches(service.clock),
    checkReadiness: async () => ({ database: 'up', identity: 'up' }),
    isOutage: () => false,
    site: { publicUrl: 'https://blockyard.test', identityDomain: null },
    logger: false,
    renderPage: null,
    clientDir: null,
  });
  servers.set(service, app);
  return app;
}

export const networkTo = (service: Service): InjectNetwork => injectNetwork(() => serverOf(service));

/** Returns an HTTP client of the service's API with the given token, or without a session if null. `network` disconnects it. */
export function injectHttp(
  service: Service,
  token: () => string | null = () => null,
  given: Pick<SessionHttpPorts, 'ofTab'> = {},
): { readonly http: Http; readonly network: InjectNetwork } {
  const network = networkTo(service);
  const { clock } = service;
  const http = sessionHttp({
    transport: network,
    clock,
    identity: {
      token: async () => {
        const held = token();
        return held === null
          ? err({ kind: 'session/required' })
          : ok({ token: held, expiresAt: clock.now() + hour });
      },
    },
    mayBeSignedIn: () => token() !== null,
    onRefused: async () => undefined,
    random: () => 0,
    newKey: () => crypto.randomUUID(),
    ...given,
  });
  return { http, network };
}
