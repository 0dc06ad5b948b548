import 'react-dom/client';
import { pause } from './composition/pause.ts';
import './theme/styles/blockyard.css';

/**
 * Runs the page's script in short tasks, React first, so that the page stays responsive on a slow processor. The router is part of the next script and is only
 * evaluated here (decision 27).
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
