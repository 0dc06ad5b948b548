import 'react-dom/client';
import { pause } from './composition/pause.ts';
import './theme/styles/blockyard.css';

/**
 * Runs the page's script in short tasks, React first: all of it at once would hold a slow processor up for longer than a person
 * waits. The router is part of what comes after it, and is only evaluated here (decision 27).
 */
async function boot(root: HTMLElement): Promise<void> {
  await pause();
  await import('./boot/router.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(root);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
void boot(root);
