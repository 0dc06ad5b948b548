import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { opensHere } from '../routes/opens-here.ts';

/** Whether the router handles a link, because it leads to a page of the app. The browser handles links to files and within the current page. */
const isOfApp = (link: HTMLAnchorElement, isPage: (pathname: string) => boolean): boolean =>
  link.origin === window.location.origin &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  !(link.getAttribute('href') ?? '').startsWith('#') &&
  isPage(link.pathname);

/** Makes links in served HTML (`data-served`) navigate within the app, like the router's links. */
export function useServedLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || !opensHere(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('[data-served] a[href]');
      if (link === null || !isOfApp(link, isPage)) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, isPage]);
}
