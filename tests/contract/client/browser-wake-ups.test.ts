import { expect, test } from 'vitest';
import { BrowserWakeUps } from '#adapters/browser/browser-wake-ups.ts';
import { wakeUpsContract } from '../wake-ups.contract.ts';

const aPage = (visibilityState: DocumentVisibilityState = 'visible') => ({
  document: Object.assign(new EventTarget(), { visibilityState }),
  window: new EventTarget(),
});

wakeUpsContract('BrowserWakeUps', () => {
  const page = aPage();
  return {
    wakeUps: new BrowserWakeUps(page),
    wake: (what) =>
      what === 'online'
        ? page.window.dispatchEvent(new Event('online'))
        : page.document.dispatchEvent(new Event('visibilitychange')),
  };
});

test('[AUT-6] the back button wakes a page that was kept; being hidden wakes none', () => {
  const heard: string[] = [];
  const page = aPage();
  new BrowserWakeUps(page).watch((what) => heard.push(what));
  page.window.dispatchEvent(new Event('pageshow'));
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['shown']);
});
