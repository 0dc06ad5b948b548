import { Container } from 'inversify';
import type { ClientApp } from '#application/client/client-app.ts';
import { bindAll } from '../provide.ts';
import type { ClientPorts } from './client-ports.ts';
import { featuresModule } from './features-module.ts';
import { features, ports } from './tokens.ts';

/**
 * Composes the product on a host's adapters. Each feature is created at its first access, because creating all would delay the page.
 * `jitless`, because the page's content security policy allows no generated code.
 */
export function composeClientApp(adapters: ClientPorts): ClientApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  bindAll(container.bind.bind(container), ports, adapters);
  container.load(featuresModule);
  const made = Object.entries(features).map(([feature, token]) => [
    feature,
    { enumerable: true, get: () => container.get(token) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(made)) as ClientApp;
}
