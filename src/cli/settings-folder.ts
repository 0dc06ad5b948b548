import path from 'node:path';
import { productName, productSlug } from '#domain/product.ts';
import type { CliHost } from './host.ts';

// cspell:words LOCALAPPDATA

type Home = Pick<CliHost, 'env' | 'platform' | 'homeFolder'>;

function folderIn(
  { env, platform, homeFolder }: Home,
  xdg: [string, string],
  windows: [string, string],
): string {
  const [variable, otherwise] = platform === 'win32' ? windows : xdg;
  // The XDG specification requires that relative paths are ignored.
  const named = env[variable] ?? '';
  const parent = path.isAbsolute(named) ? named : path.join(homeFolder, otherwise);
  return path.join(parent, platform === 'win32' ? productName : productSlug);
}

export const settingsFolder = (home: Home): string =>
  folderIn(home, ['XDG_CONFIG_HOME', '.config'], ['APPDATA', 'AppData/Roaming']);

/**
 * The folder of Node's compile cache, which makes the next command start faster. Node's default is the system's temporary folder, where
 * another user of the computer could inject code.
 */
export const compileCacheFolder = (home: Home): string =>
  path.join(folderIn(home, ['XDG_CACHE_HOME', '.cache'], ['LOCALAPPDATA', 'AppData/Local']), 'compiled');

export const serverFolder = (settings: string, server: string): string =>
  path.join(settings, 'servers', server.replaceAll(/[^\w.-]+/g, '_'));
