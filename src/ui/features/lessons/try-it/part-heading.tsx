import { createContext, createElement, type ReactNode, use } from 'react';

/** The heading level of the workbench: `h4` in an activity of a lesson, `h3` for a shown program, `h2` on a separate page. */
export const PartLevel = createContext<'h2' | 'h3' | 'h4'>('h4');

export const PartHeading = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  return createElement(use(PartLevel), { id, className: 'try-it-heading' }, children);
};
