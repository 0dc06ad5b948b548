import { Container, type ContainerModule } from 'inversify';
import type { ClientApp } from '#application/client/client-app.ts';
import { featuresModule } from './features-module.ts';
import { features } from './tokens.ts';

/**
 * Composes the product on the adapters of a profile. Each feature is made when it is asked for, since all at once would hold
 * the page up, and throws then where the profile leaves a port of it unbound. `jitless`, because the page's content security
 * policy allows no generated code.
 */
export function composeClientApp(adapters: ContainerModule): ClientApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(adapters, featuresModule);
  const made = Object.entries(features).map(([feature, token]) => [
    feature,
    { enumerable: true, get: () => container.get(token) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(made)) as ClientApp;
}
