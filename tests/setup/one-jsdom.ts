import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Process = typeof globalThis & { openedWindow?: Promise<unknown> };

/**
 * jsdom with one window for all files of a process. The files share modules, which keep listeners and elements of their window. A test must remove elements
 * that it adds to the document without React.
 */
const oneJsdom: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'one-jsdom',
  async setup(global: Process, options) {
    global.openedWindow ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await global.openedWindow;
    return { teardown: () => undefined };
  },
};

export default oneJsdom;
