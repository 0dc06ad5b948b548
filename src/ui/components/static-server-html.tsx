import { type ReactNode, useState } from 'react';

const markupOf = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

const Standing = ({ id }: { readonly id: string }) => {
  const [html] = useState(() => markupOf(id));
  return <div id={id} data-served="" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
};

/**
 * A part of the page that the server renders and the browser keeps without hydration, so its data is not sent again. It may contain only text, pictures and
 * links of the app (`useServedLinks`). `children` is null in the browser until the content changes.
 */
export const StaticServerHtml = ({ id, children }: { readonly id: string; readonly children: ReactNode }) =>
  children === null ? (
    <Standing key="standing" id={id} />
  ) : (
    <div id={id} data-served="">
      {children}
    </div>
  );
