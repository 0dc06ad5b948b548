import { useCallback, useState } from 'react';

/** Returns a function that throws an unexpected error of a promise while rendering, so that the error page catches it. */
export function useThrowToBoundary(): (thrown: unknown) => void {
  const [bug, setBug] = useState<{ readonly thrown: unknown } | null>(null);
  if (bug !== null) throw bug.thrown;
  return useCallback((thrown: unknown) => setBug({ thrown }), []);
}
