import type { ReactNode } from 'react';
import type { HeaderModel } from './header-model.ts';

export type LayoutProps = { readonly header: HeaderModel; readonly children: ReactNode };
