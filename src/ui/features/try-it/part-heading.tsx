import { createContext, type ReactNode, use } from 'react';

/** The level of the headings of a place to build: `h4` in an activity of a lesson, `h2` on a page of its own. */
export const PartLevel = createContext<'h2' | 'h4'>('h4');

/** The heading of a part of the place to build. */
export const PartHeading = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const attributes = { id, className: 'try-it-heading' };
  return use(PartLevel) === 'h2' ? <h2 {...attributes}>{children}</h2> : <h4 {...attributes}>{children}</h4>;
};
