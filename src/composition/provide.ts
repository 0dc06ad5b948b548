import type { ContainerModuleLoadOptions } from 'inversify';
import type { Token, Tokens } from './token.ts';

type Bind = ContainerModuleLoadOptions['bind'];

/** Binds the result of a factory, which gets other values of the container as one object; a singleton, created at its first use. */
export function provide<T, Ports extends object>(
  bind: Bind,
  token: Token<T>,
  make: (ports: Ports) => T,
  needs: Tokens<Ports>,
): void {
  bind<T>(token).toDynamicValue((container) => {
    const given = Object.entries<symbol>(needs).map(([name, need]) => [name, container.get(need)]);
    // The container's own types do not tie a symbol to a type; `Tokens` does.
    return make(Object.fromEntries(given) as Ports);
  });
}

export function bindAll<Parts extends object>(bind: Bind, tokens: Tokens<Parts>, values: Parts): void {
  for (const [name, token] of Object.entries<symbol>(tokens))
    bind(token).toConstantValue(Reflect.get(values, name));
}

/** Binds each member of a record that the container creates. */
export function bindMembers<Parts extends object>(
  bind: Bind,
  tokens: Tokens<Parts>,
  record: Token<Parts>,
): void {
  for (const [name, token] of Object.entries<symbol>(tokens))
    bind(token).toDynamicValue((container) => Reflect.get(container.get<Parts>(record), name));
}
