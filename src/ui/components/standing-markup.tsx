import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** Whether a click means to open a link here, and not in another tab or window. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const markupOf = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

const Standing = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate();
  const [html] = useState(() => markupOf(id));
  const standing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !opensHere(event)) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    };
    const element = standing.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={standing} id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
};

/**
 * A part of the page that the server rendered and that the browser leaves as it stands, so that its data need not travel and
 * nothing is hydrated: only text, pictures and links of the app, which the router follows. On the server, and once the
 * browser has something to show instead, `children` are shown; until then they are null.
 */
export const StandingMarkup = ({ id, children }: { readonly id: string; readonly children: ReactNode }) =>
  children === null ? <Standing key="standing" id={id} /> : <div id={id}>{children}</div>;
