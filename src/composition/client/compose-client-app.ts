import { Container, type ContainerModule } from 'inversify';
import type { ClientApp } from '#application/client/client-app.ts';
import { featuresModule } from './features-module.ts';
import { features } from './tokens.ts';

/**
 * Composes the product on a profile's adapters. Each feature is created at its first access, because creating all would delay the page; it
 * throws then if the profile leaves one of its ports unbound. `jitless`, because the page's content security policy allows no generated
 * code.
 */
export function composeClientApp(...adapters: readonly ContainerModule[]): ClientApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(...adapters, featuresModule);
  const made = Object.entries(features).map(([feature, token]) => [
    feature,
    { enumerable: true, get: () => container.get(token) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(made)) as ClientApp;
}
