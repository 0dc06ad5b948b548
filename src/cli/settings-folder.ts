import path from 'node:path';
import { productName, productSlug } from '#domain/product.ts';
import type { CliHost } from './host.ts';

// cspell:words LOCALAPPDATA

/** What says where a person's files belong. */
type Home = Pick<CliHost, 'env' | 'platform' | 'homeFolder'>;

/** A folder of the product by XDG's rule, on Windows in one of the system's own. */
function folderIn(
  { env, platform, homeFolder }: Home,
  xdg: [string, string],
  windows: [string, string],
): string {
  const [variable, otherwise] = platform === 'win32' ? windows : xdg;
  // The specification says that a relative path is to be ignored.
  const named = env[variable] ?? '';
  const parent = path.isAbsolute(named) ? named : path.join(homeFolder, otherwise);
  return path.join(parent, platform === 'win32' ? productName : productSlug);
}

/** Where settings and tokens are stored. */
export const settingsFolder = (home: Home): string =>
  folderIn(home, ['XDG_CONFIG_HOME', '.config'], ['APPDATA', 'AppData/Roaming']);

/**
 * Where Node stores what it compiled, so that the next command starts faster. Its own choice is the system's temporary
 * folder, where another user of the computer could lay code for this one.
 */
export const compileCacheFolder = (home: Home): string =>
  path.join(folderIn(home, ['XDG_CACHE_HOME', '.cache'], ['LOCALAPPDATA', 'AppData/Local']), 'compiled');

/** The folder of one server's tokens, for its origin. */
export const serverFolder = (settings: string, server: string): string =>
  path.join(settings, 'servers', server.replaceAll(/[^\w.-]+/g, '_'));
