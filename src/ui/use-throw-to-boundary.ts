import { useCallback, useState } from 'react';

/** Takes an error that nobody expects out of a promise, and throws it while rendering: there the error page catches it. */
export function useThrowToBoundary(): (thrown: unknown) => void {
  const [bug, setBug] = useState<{ readonly thrown: unknown } | null>(null);
  if (bug !== null) throw bug.thrown;
  return useCallback((thrown: unknown) => setBug({ thrown }), []);
}
