import { Container, type ContainerModule } from 'inversify';
import type { ClientApp } from '#application/client/client-app.ts';
import { parts, ports, type Token, useCases } from './tokens.ts';
import { useCasesModule } from './use-cases-module.ts';

/** What stands in the container for each member of the product. */
const members: { readonly [Member in keyof ClientApp]: Token<ClientApp[Member]> } = {
  ...useCases,
  session: ports.session,
  lessons: parts.withOfflineFallback,
  lessonFiles: ports.lessonFiles,
  classrooms: ports.classrooms,
};

/**
 * Composes the product on the adapters of a profile. Each member is made when it is asked for, since all at once would hold
 * the page up, and throws then where the profile leaves a port of it unbound. `jitless`, because the page's content security
 * policy allows no generated code.
 */
export function composeClientApp(adapters: ContainerModule): ClientApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(adapters, useCasesModule);
  const made = Object.entries(members).map(([member, token]) => [
    member,
    { enumerable: true, get: () => container.get(token) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(made)) as ClientApp;
}
