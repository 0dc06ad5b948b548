import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { showToastsWith } from '#ui/components/notices/toast.ts';

// A timeout that is long enough on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Removes everything that a test rendered and stored, and resets the address, because the files of a process share one document. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  showToastsWith(() => undefined)();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
