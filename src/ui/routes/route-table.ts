import { isSlug } from '#domain/platform/text/slug.ts';
import { classRoutes } from './class-routes.ts';
import { gettingStartedRoutes } from './getting-started-routes.ts';
import { fetched } from './chunk-error.ts';
import { checkoutOutcomes, paths } from './paths.ts';
import type { RouteSpec } from './route-spec.ts';
import { settingsRoutes } from './settings-routes.ts';

const isCheckoutOutcome: RouteSpec['validate'] = ({ type }) =>
  checkoutOutcomes.some((outcome) => outcome === type);

const isLessonSlug: RouteSpec['validate'] = ({ slug = '' }) => isSlug(slug);

/** Fetched beside the page, since neither a page from the server nor any other one needs them. */
const lessonLoaders = () => fetched(import('../features/lessons/lessons/lesson-loaders.ts'));

/**
 * Every route of the app. Spec §2; where the specification does not show who may see a page, signing in is needed
 * (NAV-1).
 */
export const routeTable: readonly RouteSpec[] = [
  {
    path: paths.notFound,
    name: 'errors-not-found',
    access: 'public',
    layout: 'default',
    page: () => import('../features/platform/errors/errors-not-found-page.tsx'),
  },
  { path: paths.home, name: 'home', access: 'public', layout: 'home', redirectTo: paths.lessons },
  {
    path: paths.login,
    name: 'login',
    access: 'login',
    layout: 'login',
    page: () => import('../features/identity/sign-in/login-page.tsx'),
  },
  {
    path: paths.users,
    name: 'users',
    access: 'signed-in',
    action: 'directory.read',
    perReader: true,
    layout: 'default',
    staffLayout: 'admin-default',
    page: () => import('../features/organizations/people/users-page.tsx'),
  },
  {
    path: paths.activationCodes,
    name: 'users-codes',
    access: 'signed-in',
    action: 'code.read',
    perReader: true,
    layout: 'admin-default',
    page: () => import('../features/billing/books/users-codes-page.tsx'),
  },
  {
    path: paths.bookedOrders,
    name: 'users-orders',
    access: 'signed-in',
    action: 'order.settle',
    perReader: true,
    layout: 'admin-default',
    page: () => import('../features/billing/books/users-orders-page.tsx'),
  },
  {
    path: '/users/orders/:orderId',
    name: 'users-order',
    access: 'signed-in',
    action: 'order.settle',
    perReader: true,
    layout: 'admin-default',
    page: () => import('../features/billing/books/users-order-page.tsx'),
  },
  {
    path: paths.lessons,
    name: 'lessons',
    access: 'public',
    layout: 'home',
    loader: async (app, visit) => (await lessonLoaders()).lessonsLoader(app, visit),
    page: () => import('../features/lessons/lessons/lessons-page.tsx'),
  },
  {
    path: paths.lessonReports,
    name: 'lessons-reports',
    access: 'signed-in',
    action: 'lesson.read-reports',
    perReader: true,
    layout: 'default',
    staffLayout: 'admin-default',
    page: () => import('../features/lessons/lessons/lessons-reports-page.tsx'),
  },
  {
    path: '/lessons/:slug',
    name: 'lessons-lesson',
    access: 'public',
    layout: 'default',
    loader: async (app, visit) => (await lessonLoaders()).lessonLoader(app, visit),
    perReader: true,
    validate: isLessonSlug,
    page: () => import('../features/lessons/lessons/lessons-lesson-page.tsx'),
  },
  {
    path: paths.invitations,
    name: 'invitations',
    access: 'public',
    personal: true,
    perReader: true,
    layout: 'login',
    page: () => import('../features/organizations/invitations/invitations-page.tsx'),
  },
  {
    path: '/invitations/:token',
    name: 'invitations-invitation',
    access: 'public',
    personal: true,
    linked: true,
    perReader: true,
    layout: 'login',
    page: () => import('../features/organizations/invitations/invitations-invitation-page.tsx'),
  },
  {
    path: '/notices/stop/:key',
    name: 'notices-stop',
    access: 'public',
    personal: true,
    linked: true,
    layout: 'login',
    page: () => import('../features/billing/license/notices-stop-page.tsx'),
  },
  {
    path: paths.pass,
    name: 'pass',
    access: 'public',
    personal: true,
    linked: true,
    layout: 'default',
    page: () => import('../features/classrooms/classrooms/pass-page.tsx'),
  },
  ...classRoutes,
  {
    path: '/records/:code',
    name: 'record',
    access: 'public',
    personal: true,
    linked: true,
    layout: 'login',
    page: () => import('../features/classrooms/classrooms/record-page.tsx'),
  },
  {
    path: paths.terms,
    name: 'terms',
    access: 'public',
    layout: 'default',
    page: () => import('../features/platform/legal/terms-page.tsx'),
  },
  {
    path: paths.signUp,
    name: 'signup',
    access: 'sign-up',
    layout: 'login',
    page: () => import('../features/identity/sign-in/signup-page.tsx'),
  },
  {
    path: paths.signUpComplete,
    name: 'signup-complete',
    access: 'sign-up-complete',
    layout: 'login',
    page: () => import('../features/identity/sign-in/signup-complete-page.tsx'),
  },
  {
    path: paths.signUpSocialComplete,
    name: 'signup-social-complete',
    access: 'social-complete',
    layout: 'login',
    page: () => import('../features/identity/sign-in/signup-social-complete-page.tsx'),
  },
  {
    path: paths.completeOnboarding,
    name: 'onboarding-complete',
    access: 'signed-in',
    layout: 'login',
    page: () => import('../features/identity/sign-in/onboarding-complete-page.tsx'),
  },
  {
    path: paths.checkoutRenew,
    name: 'checkout-renew',
    access: 'signed-in',
    layout: 'external',
    page: () => import('../features/billing/checkout/checkout-renew-page.tsx'),
  },
  {
    path: paths.checkoutPurchase,
    name: 'checkout-purchase',
    access: 'signed-in',
    layout: 'external',
    page: () => import('../features/billing/checkout/checkout-purchase-page.tsx'),
  },
  {
    path: '/checkout/return/:type',
    name: 'checkout-return',
    access: 'signed-in',
    layout: 'default',
    validate: isCheckoutOutcome,
    page: () => import('../features/billing/checkout/checkout-return-page.tsx'),
  },
  {
    path: paths.selfServicePurchase,
    name: 'self-service-purchase',
    access: 'public',
    layout: 'self-service',
    page: () => import('../features/billing/self-service/self-service-purchase-page.tsx'),
  },
  {
    path: paths.selfServiceReturn,
    name: 'self-service-return',
    access: 'public',
    layout: 'self-service',
    page: () => import('../features/billing/self-service/self-service-return-page.tsx'),
  },
  {
    path: paths.settings,
    name: 'settings',
    access: 'signed-in',
    layout: 'default',
    redirectTo: paths.profile,
  },
  ...settingsRoutes,
  {
    path: paths.subscription,
    name: 'settings-subscription',
    access: 'signed-in',
    layout: 'default',
    redirectTo: paths.license,
  },
  {
    path: paths.classroomCode,
    name: 'settings-classroom-code',
    access: 'signed-in',
    layout: 'default',
    redirectTo: paths.classrooms,
  },
  {
    path: paths.gettingStarted,
    name: 'getting-started',
    access: 'public',
    layout: 'default',
    redirectTo: paths.welcome,
  },
  ...gettingStartedRoutes,
];
