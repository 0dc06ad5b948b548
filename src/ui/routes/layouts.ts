import type { ComponentType } from 'react';
import { AdminDefaultLayout } from '../layouts/admin-default-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { ExternalLayout } from '../layouts/external-layout.tsx';
import { HomeLayout } from '../layouts/home-layout.tsx';
import type { LayoutProps } from '../layouts/layout-props.ts';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { SelfServiceLayout } from '../layouts/self-service-layout.tsx';
import type { LayoutName } from './route-spec.ts';

/** The component of each layout. NAV-13. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  external: ExternalLayout,
  home: HomeLayout,
  login: LoginLayout,
  plain: PlainLayout,
  'self-service': SelfServiceLayout,
  'admin-default': AdminDefaultLayout,
};
