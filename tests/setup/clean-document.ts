import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { showToastsWith } from '#ui/components/notices/toast.ts';

// Waits long enough for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Takes what a test rendered out of the document again, and what it kept in the browser with it. */
afterEach(() => {
  cleanup();
  showToastsWith(() => undefined)();
  localStorage.clear();
  sessionStorage.clear();
});
