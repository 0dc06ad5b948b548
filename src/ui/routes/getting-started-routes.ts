import { paths } from './paths.ts';
import type { RouteSpec } from './route-spec.ts';

export const gettingStartedRoutes: readonly RouteSpec[] = [
  {
    path: paths.faqs,
    name: 'getting-started-faqs',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-faqs-page.tsx'),
  },
  {
    path: paths.welcome,
    name: 'getting-started-welcome',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-welcome-page.tsx'),
  },
  {
    path: paths.usingTheLessons,
    name: 'getting-started-using-the-lessons',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-using-the-lessons-page.tsx'),
  },
  {
    path: paths.connectingTheDock,
    name: 'getting-started-connecting-the-dock',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-connecting-the-dock-page.tsx'),
  },
  {
    path: paths.buildADock,
    name: 'getting-started-build-a-dock',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-build-a-dock-page.tsx'),
  },
  {
    path: paths.usingTheDashboard,
    name: 'getting-started-using-the-dashboard',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-using-the-dashboard-page.tsx'),
  },
  {
    path: paths.usingTheMobileApp,
    name: 'getting-started-using-the-mobile-app',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-using-the-mobile-app-page.tsx'),
  },
  {
    path: paths.universe,
    name: 'getting-started-universe',
    access: 'public',
    layout: 'default',
    page: () => import('../features/lessons/getting-started/getting-started-universe-page.tsx'),
  },
];
