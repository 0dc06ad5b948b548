/** Spec §9: delay after load before links are prefetched, in milliseconds. */
export const prefetchDelay = 1000;

export type NetworkConnection = {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
};

/** Spec §9, NAV-18: whether links may be prefetched; not on slow-2g or with data saving. */
export const mayPrefetch = ({ effectiveType, saveData }: NetworkConnection): boolean =>
  effectiveType !== 'slow-2g' && saveData !== true;
