import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PairedDevice } from '#domain/identity/devices/device-login.ts';

/** The polling interval, in milliseconds. */
const pollMs = 3_000;

export const idsOf = (devices: readonly PairedDevice[]): readonly string[] => devices.map(({ id }) => id);

/**
 * Returns the first device that is not in `known`. Until there is one, reads the page's data again while the page is visible. Returns null if `known` is null.
 */
export function useArrival(
  devices: readonly PairedDevice[],
  known: readonly string[] | null,
): PairedDevice | null {
  const { revalidate } = useRevalidator();
  const arrived = known === null ? null : (devices.find(({ id }) => !known.includes(id)) ?? null);
  const looking = known !== null && arrived === null;
  useEffect(() => {
    if (!looking) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, pollMs);
    return () => clearInterval(timer);
  }, [looking, revalidate]);
  return arrived;
}
