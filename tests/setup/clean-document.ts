import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Takes what a test rendered out of the document again, and what it kept in the browser with it. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
