import { createContext, createElement, type ReactNode, use } from 'react';

/** The level of the headings of a place to build: `h4` in an activity of a lesson, `h3` where a program is shown, `h2` on a page of its own. */
export const PartLevel = createContext<'h2' | 'h3' | 'h4'>('h4');

/** The heading of a part of the place to build. */
export const PartHeading = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  return createElement(use(PartLevel), { id, className: 'try-it-heading' }, children);
};
