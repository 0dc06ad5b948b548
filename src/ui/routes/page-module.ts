import { fetched } from './chunk-error.ts';
import type { PageModule } from './route-spec.ts';

const modules = new WeakMap<() => Promise<PageModule>, Promise<PageModule>>();

/**
 * The module of a page, asked for once: a browser takes a frame to find even one that it has. One that could not be fetched
 * is asked for again.
 */
export function pageModule(load: () => Promise<PageModule>): Promise<PageModule> {
  const asked = modules.get(load);
  if (asked !== undefined) return asked;
  const module = fetched(load());
  modules.set(load, module);
  module.catch(() => modules.delete(load));
  return module;
}
