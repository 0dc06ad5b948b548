import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadLessons } from '../../src/adapters/content/lesson-files.ts';
import type { createPageRenderer } from '../../src/ui/render.tsx';
import { type Budget, pageBudget } from './budgets.ts';
import { visitorsHost } from './visitors-host.ts';

type Renderer = { readonly createPageRenderer: typeof createPageRenderer };

export async function measurePages(outDir: string): Promise<readonly Budget[]> {
  process.env['NODE_ENV'] = 'production';
  const file = pathToFileURL(path.join(outDir, 'server/render.js')).href;
  const { createPageRenderer } = (await import(file)) as Renderer;
  const lessons = await loadLessons(path.join(outDir, 'content/lessons'));
  const template = readFileSync(path.join(outDir, 'client/index.html'), 'utf8');
  const render = createPageRenderer(visitorsHost(template, () => lessons));
  const measured = async (route: string): Promise<Budget> => {
    const page = await render({ url: `https://blockyard.example/${route}` });
    if (page.kind !== 'page' || page.status !== 200) throw new Error(`/${route} does not render.`);
    return pageBudget(`/${route}`, page.html);
  };
  return [await measured('lessons'), await measured('login')];
}
