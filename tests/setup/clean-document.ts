import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { showToastsWith } from '#ui/components/notices/toast.ts';

// Waits long enough for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Removes what a test rendered and stored, and resets its address: the files of a process share one document. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  showToastsWith(() => undefined)();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
