import { expect, test } from 'vitest';
import { BrowserResumeEvents } from '#adapters/browser/browser-resume-events.ts';
import { resumeEventsContract } from '../platform/resume-events.contract.ts';

const aPage = (visibilityState: DocumentVisibilityState = 'visible') => ({
  document: Object.assign(new EventTarget(), { visibilityState }),
  window: new EventTarget(),
});

resumeEventsContract('BrowserResumeEvents', () => {
  const page = aPage();
  return {
    resumeEvents: new BrowserResumeEvents(page),
    wake: (what) =>
      what === 'online'
        ? page.window.dispatchEvent(new Event('online'))
        : page.document.dispatchEvent(new Event('visibilitychange')),
  };
});

test('[AUT-6] the back button wakes a cached page, and hiding a page does not', () => {
  const received: string[] = [];
  const page = aPage();
  new BrowserResumeEvents(page).watch((what) => received.push(what));
  page.window.dispatchEvent(new Event('pageshow'));
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(received).toEqual(['shown']);
});
