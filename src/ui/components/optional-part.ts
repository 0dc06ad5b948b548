import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that the page does not need. Renders nothing if it cannot be loaded. For a part that the user requested, use `fetchedPart`, which shows the failure.
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
