import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { showToastsWith } from '#ui/components/toast.ts';

// What is waited for comes, however busy the machine is.
configure({ asyncUtilTimeout: 20_000 });

/** Test files share a process, and a document: each begins with one that nobody wrote in. Styles stay, which modules hold on to. */
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.body.replaceChildren();
for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`;
history.replaceState(null, '', '/');

/** Takes what a test rendered out of the document again, and what it kept in the browser with it. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  showToastsWith(() => undefined)();
  localStorage.clear();
  sessionStorage.clear();
});
