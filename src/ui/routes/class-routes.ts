import { paths } from './paths.ts';
import type { RouteSpec } from './route-spec.ts';

/** The pages of students. Students have no account, so the layout does not show one (CLS-1). */
export const classRoutes: readonly RouteSpec[] = [
  {
    path: paths.classEntry,
    name: 'class',
    access: 'public',
    personal: true,
    linked: true,
    layout: 'plain',
    page: () => import('../features/classrooms/student-class/class-page.tsx'),
  },
  {
    path: '/class/lesson/:assignmentId/:activityId',
    name: 'class-activity',
    access: 'public',
    personal: true,
    layout: 'plain',
    page: () => import('../features/classrooms/student-class/class-activity-page.tsx'),
  },
  {
    path: '/class/questions/:assignmentId',
    name: 'class-questions',
    access: 'public',
    personal: true,
    layout: 'plain',
    page: () => import('../features/classrooms/student-class/class-questions-page.tsx'),
  },
  {
    path: '/class/program/:programId',
    name: 'class-program',
    access: 'public',
    personal: true,
    layout: 'plain',
    page: () => import('../features/classrooms/student-class/class-program-page.tsx'),
  },
];
