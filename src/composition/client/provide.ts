import type { ContainerModuleLoadOptions } from 'inversify';
import type { Token } from './tokens.ts';

type Bind = ContainerModuleLoadOptions['bind'];
type Tokens<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> };

/** Binds what a factory makes of other things in the container, given as one object; made once, at the first use. */
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
