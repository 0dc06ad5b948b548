import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that its page can do without: fetched when it is shown, left out where it cannot be fetched (no network, another
 * build), so that the page stands. What somebody asked for is no such part: its failure is told.
 */
export const optionalPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await fetchPart() };
    } catch (error) {
      // eslint-disable-next-line no-console -- parts are declared beside their page, where no log reaches them
      console.warn('A part of the page is left out, because it could not be fetched.', error);
      return { default: () => null };
    }
  });
