import type { ClientApp } from '#application/client/client-app.ts';
import { apiOver } from '#composition/api/api-services.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { memoryPorts, type MemoryWorld } from '#composition/memory/memory-ports.ts';
import type { Service } from './a-service.ts';
import { injectHttp, type InjectNetwork } from './inject-http.ts';

/** The environment of an in-memory page: a service in the same process, a network to it, and a browser. */
export type ServedWorld = Omit<MemoryWorld, 'clock' | 'identityService'> & {
  readonly service: Service;
  readonly network: InjectNetwork;
};

/** Returns the client app of one page over in-memory adapters, with the same use cases and API adapters as in the browser. */
export function memoryClientApp({ service, network, ...page }: ServedWorld): ClientApp {
  const { clock, identity } = service;
  const ports = memoryPorts({ ...page, clock, identityService: identity }, injectHttp(service).http);
  return composeClientApp({ ...ports, services: apiOver(network, ports) });
}
