/** Spec §9: how long after load links are followed ahead, in milliseconds. */
export const prefetchDelay = 1000;

/** The state of the network, as far as the browser reports it. */
export type Connection = {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
};

/** Spec §9, NAV-18: no prefetching on slow-2g, nor with data saving turned on. */
export const mayPrefetch = ({ effectiveType, saveData }: Connection): boolean =>
  effectiveType !== 'slow-2g' && saveData !== true;
