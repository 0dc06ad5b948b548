import { Container } from 'inversify';
import type { ServiceApp } from '#application/service/service-app.ts';
import { bindAll } from '../provide.ts';
import type { Token } from '../token.ts';
import { featuresModule } from './features-module.ts';
import { features, ports, type ServicePorts } from './tokens.ts';

/** Composes the service on the adapters of a host; each feature is made at once. */
export function composeServiceApp(adapters: ServicePorts): ServiceApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  bindAll(container.bind.bind(container), ports, adapters);
  container.load(featuresModule);
  const made = <T>(feature: Token<T>): T => container.get<T>(feature);
  return {
    access: made(features.access),
    signIn: made(features.signIn),
    accounts: made(features.accounts),
    security: made(features.security),
    classrooms: made(features.classrooms),
    lessons: made(features.lessons),
    jobs: made(features.jobs),
  };
}
