import { productName } from '../../product.ts';
import { trimEnd } from '../../platform/text/trim-end.ts';

/** Returns the key of a page's title: from the route's name, else from the path, else `home`. Spec §1. */
export function pageTitleKey(routeName: string | null, pathname: string): string {
  if (routeName !== null && routeName !== '') return routeName.replace(/\W+/g, '_');
  const path = trimEnd(pathname.replace(/^\/+/, ''), /\//);
  return path === '' ? 'home' : path.replace(/\W+/g, '_');
}

/** Spec §1: returns the product's name, then the page's title. */
export const pageTitle = (title: string): string => `${productName} | ${title}`;
