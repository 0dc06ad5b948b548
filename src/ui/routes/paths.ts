import { productSlug } from '#domain/product.ts';

const encode = encodeURIComponent;

/** A place to buy from ended in one of these ways. */
export const checkoutOutcomes = ['success', 'cancel', 'pending', 'failed'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

/** Every path of the app, built here and nowhere else. Spec §2. */
export const paths = {
  home: '/',
  notFound: '/404',
  login: '/login',
  users: '/users',
  lessons: '/lessons',
  /** With a version it is the one that a class was given; left out, the one on the list. */
  lesson: (slug: string, version?: number) =>
    `/lessons/${encode(slug)}${version === undefined ? '' : `?version=${version}`}`,
  lessonView: (slug: string, view: string, version?: number) =>
    `/lessons/${encode(slug)}?view=${encode(view)}${version === undefined ? '' : `&version=${version}`}`,
  /** The lesson as one file; the API answers it, without a token, as for a visitor. */
  lessonDownload: (slug: string, version?: number) =>
    `/v1/app/lessons/${encode(slug)}/download${version === undefined ? '' : `?version=${version}`}`,
  /** The lesson with its dialog to assign it. */
  lessonAssign: (slug: string) => `/lessons/${encode(slug)}?assign`,
  signUp: '/signup',
  signUpComplete: '/signup/complete',
  signUpSocialComplete: '/signup/social-complete',
  completeOnboarding: '/complete-onboarding',
  checkoutRenew: '/checkout/renew',
  checkoutPurchase: '/checkout/purchase',
  checkoutReturn: (outcome: CheckoutOutcome) => `/checkout/return/${outcome}`,
  selfServicePurchase: '/self-service/purchase',
  selfServiceReturn: '/self-service/return',
  settings: '/settings',
  profile: '/settings/profile',
  license: '/settings/license',
  appLoginCode: '/settings/app-login-code',
  students: '/settings/students',
  newStudent: '/settings/students/new',
  student: (studentId: string) => `/settings/students/${encode(studentId)}`,
  teachers: '/settings/teachers',
  newTeacher: '/settings/teachers/new',
  teacher: (teacherId: string) => `/settings/teachers/${encode(teacherId)}`,
  classrooms: '/settings/classrooms',
  newClassroom: '/settings/classrooms/new',
  archivedClassrooms: '/settings/classrooms?show=archived',
  classroom: (classroomId: string) => `/settings/classrooms/${encode(classroomId)}`,
  classroomTab: (classroomId: string, tab: string) =>
    `/settings/classrooms/${encode(classroomId)}?tab=${encode(tab)}`,
  subscription: '/settings/subscription',
  classroomCode: '/settings/classroom-code',
  gettingStarted: '/getting-started',
  welcome: '/getting-started/welcome',
  faqs: '/getting-started/faqs',
  usingTheLessons: '/getting-started/using-the-lessons',
  connectingTheDock: '/getting-started/connecting-the-dock',
  usingTheDashboard: '/getting-started/using-the-dashboard',
  usingTheMobileApp: '/getting-started/using-the-mobile-app',
  universe: `/getting-started/${productSlug}-universe`,
} as const;
