import 'react-dom/client';
import { pause } from './composition/pause.ts';
import './theme/styles/blockyard.css';

/** Runs the page's script as three tasks (React, the router, the app), so that the page stays responsive on a slow processor (decision 27). */
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
