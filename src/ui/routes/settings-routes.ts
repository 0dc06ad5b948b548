import { paths } from './paths.ts';
import type { RouteSpec } from './route-spec.ts';

/** The settings: one's own, and the people one looks after. Literal paths stand before those with a parameter. */
export const settingsRoutes: readonly RouteSpec[] = [
  {
    path: paths.profile,
    name: 'settings-profile',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/account/settings-profile-page.tsx'),
  },
  {
    path: paths.license,
    name: 'settings-license',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/checkout/settings-license-page.tsx'),
  },
  {
    path: paths.appLoginCode,
    name: 'settings-app-login-code',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/account/settings-app-login-code-page.tsx'),
  },
  {
    path: paths.students,
    name: 'settings-students',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-students-page.tsx'),
  },
  {
    path: paths.newStudent,
    name: 'settings-new-student',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-new-student-page.tsx'),
  },
  {
    path: '/settings/students/:studentId',
    name: 'settings-student',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-student-page.tsx'),
  },
  {
    path: paths.teachers,
    name: 'settings-teachers',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-teachers-page.tsx'),
  },
  {
    path: paths.newTeacher,
    name: 'settings-new-teacher',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-new-teacher-page.tsx'),
  },
  {
    path: '/settings/teachers/:teacherId',
    name: 'settings-teacher',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/people/settings-teacher-page.tsx'),
  },
  {
    path: paths.classrooms,
    name: 'settings-classrooms',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/classrooms/settings-classrooms-page.tsx'),
  },
  {
    path: paths.newClassroom,
    name: 'settings-new-classroom',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/classrooms/settings-new-classroom-page.tsx'),
  },
  {
    path: '/settings/classrooms/:classroomId',
    name: 'settings-classroom',
    access: 'signed-in',
    layout: 'default',
    page: () => import('../features/classrooms/settings-classroom-page.tsx'),
  },
];
