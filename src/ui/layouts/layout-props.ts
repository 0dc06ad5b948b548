import type { ReactNode } from 'react';
import type { HeaderModel } from './header-model.ts';

/** What each of the seven layouts takes. */
export type LayoutProps = { readonly header: HeaderModel; readonly children: ReactNode };
