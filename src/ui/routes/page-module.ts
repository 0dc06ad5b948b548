import { fetched } from './chunk-error.ts';
import type { PageModule } from './route-spec.ts';

const modules = new WeakMap<() => Promise<PageModule>, Promise<PageModule>>();

/** Loads the module of a page once, because importing even a loaded module takes the browser a frame. After a failure, the next call tries again. */
export function pageModule(load: () => Promise<PageModule>): Promise<PageModule> {
  const requested = modules.get(load);
  if (requested !== undefined) return requested;
  const module = fetched(load());
  modules.set(load, module);
  module.catch(() => modules.delete(load));
  return module;
}
