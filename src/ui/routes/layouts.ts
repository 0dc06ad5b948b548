import type { ReactNode } from 'react';
import { AdminDefaultLayout } from '../layouts/admin-default-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { ExternalLayout } from '../layouts/external-layout.tsx';
import { HomeLayout } from '../layouts/home-layout.tsx';
import type { LayoutProps } from '../layouts/layout-props.ts';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { SelfServiceLayout } from '../layouts/self-service-layout.tsx';
import type { LayoutName } from './route-spec.ts';

/**
 * The layouts (NAV-13). They are called as functions instead of rendered as components, so that parts that two layouts share stay mounted when the page
 * changes.
 */
export const layouts: Readonly<Record<LayoutName, (props: LayoutProps) => ReactNode>> = {
  default: DefaultLayout,
  external: ExternalLayout,
  home: HomeLayout,
  login: LoginLayout,
  plain: PlainLayout,
  'self-service': SelfServiceLayout,
  'admin-default': AdminDefaultLayout,
};
