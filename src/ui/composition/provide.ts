import type { ContainerModuleLoadOptions } from 'inversify';
import type { Token } from './tokens.ts';

type Bind = ContainerModuleLoadOptions['bind'];
type Tokens<Needs extends readonly unknown[]> = { readonly [K in keyof Needs]: Token<Needs[K]> };

/** Binds what a factory makes of other things in the container; made once, at the first use. */
export function provide<T, Needs extends unknown[]>(
  bind: Bind,
  token: Token<T>,
  make: (...needs: Needs) => T,
  ...needs: Tokens<Needs>
): void {
  // The container's own types do not tie a symbol to a type; `Tokens` does.
  bind<T>(token).toResolvedValue<unknown[]>(make as (...needs: unknown[]) => T, [...needs]);
}
