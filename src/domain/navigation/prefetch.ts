/** Spec §9: how long after load links are followed ahead, in milliseconds. */
export const prefetchDelay = 1000;

/** What is known of the network, as far as the browser says. */
export type Connection = {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
};

/** Spec §9, NAV-18: nothing is fetched ahead on slow-2g, nor for somebody who saves data. */
export const mayPrefetch = ({ effectiveType, saveData }: Connection): boolean =>
  effectiveType !== 'slow-2g' && saveData !== true;
