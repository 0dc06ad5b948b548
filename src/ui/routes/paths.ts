import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import { productSlug } from '#domain/product.ts';

const encode = encodeURIComponent;

export const checkoutOutcomes = ['success', 'cancel', 'pending', 'failed'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

export const ownTeacherId = 'me';

export const classroomTabs = [
  'students',
  'lessons',
  'dashboard',
  'teachers',
  'code',
  'activity',
  'settings',
] as const;
export type ClassroomTab = (typeof classroomTabs)[number];

/** The query parameter for the organization that our staff view. */
export const organizationParameter = 'organization';

/** Every path of the app. Paths are built only here. Spec §2. */
export const paths = {
  home: '/',
  notFound: '/404',
  login: '/login',
  users: '/users',
  bookedOrders: '/users/orders',
  bookedOrder: (id: string) => `/users/orders/${encode(id)}`,
  activationCodes: '/users/codes',
  lessons: '/lessons',
  lessonReports: '/lessons/reports',
  year: '/lessons?view=year',
  yearFile: (paper: string) => `/v1/app/scope-and-sequence/download?paper=${paper}`,
  /** With a version, the URL of the version that is assigned to a class. Without one, the URL of the version in the list. */
  lesson: (slug: string, version?: number) =>
    `/lessons/${encode(slug)}${version === undefined ? '' : `?version=${version}`}`,
  lessonView: (slug: string, view: string, version?: number) =>
    `/lessons/${encode(slug)}?view=${encode(view)}${version === undefined ? '' : `&version=${version}`}`,
  lessonPrintables: (slug: string, paper: string) =>
    `/v1/app/lessons/${encode(slug)}/download?part=printables&paper=${paper}`,
  /** The URL of the lesson, or a part of it, as one file. Without a token, the API returns the file for visitors. */
  lessonDownload: (slug: string, part: LessonPart = 'lesson', version?: number) => {
    const asked = [
      ...(part === 'lesson' ? [] : [`part=${part}`]),
      ...(version === undefined ? [] : [`version=${version}`]),
    ];
    return `/v1/app/lessons/${encode(slug)}/download${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
  },
  lessonAssign: (slug: string, classroomId: string) =>
    `/lessons/${encode(slug)}?assign=${encode(classroomId)}`,
  signUp: '/signup',
  signUpComplete: '/signup/complete',
  signUpSocialComplete: '/signup/social-complete',
  terms: '/terms',
  pass: '/pass',
  /** The URL in the QR code of a login card, which opens the class for its students. */
  classEntry: '/class',
  classActivity: (assignmentId: string, activityId: string) =>
    `/class/lesson/${encode(assignmentId)}/${encode(activityId)}`,
  classQuestions: (assignmentId: string) => `/class/questions/${encode(assignmentId)}`,
  classProgram: (programId: string) => `/class/program/${encode(programId)}`,
  record: (code: string) => `/records/${encode(code)}`,
  invitations: '/invitations',
  stopMails: (key: string) => `/notices/stop/${encode(key)}`,
  invitation: (token: string) => `/invitations/${encode(token)}`,
  completeOnboarding: '/complete-onboarding',
  /** The pages for paying by card have paths below this one. */
  checkout: '/checkout',
  checkoutRenew: '/checkout/renew',
  checkoutPurchase: '/checkout/purchase',
  checkoutReturn: (outcome: CheckoutOutcome) => `/checkout/return/${outcome}`,
  selfServicePurchase: '/self-service/purchase',
  selfServiceReturn: '/self-service/return',
  settings: '/settings',
  profile: '/settings/profile',
  license: '/settings/license',
  licensePlan: '/settings/license/plan',
  appLoginCode: '/settings/app-login-code',
  students: '/settings/students',
  archivedStudents: '/settings/students?show=archived',
  imports: '/settings/imports',
  newImport: '/settings/imports/new',
  import: (importId: string) => `/settings/imports/${encode(importId)}`,
  importPart: (importId: string, part: string) =>
    `/settings/imports/${encode(importId)}${part === 'changes' ? '' : `?show=${encode(part)}`}`,
  newYear: '/settings/rollover',
  rollover: (importId: string) => `/settings/rollover/${encode(importId)}`,
  rolloverChoices: (importId: string) => `/settings/rollover/${encode(importId)}?step=choices`,
  newStudent: '/settings/students/new',
  student: (studentId: string) => `/settings/students/${encode(studentId)}`,
  teachers: '/settings/teachers',
  newTeacher: '/settings/teachers/new',
  joinRequests: '/settings/teachers#join-requests',
  invitationsSent: '/settings/teachers?show=invitations',
  ownTeacher: `/settings/teachers/${ownTeacherId}`,
  teacher: (teacherId: string) => `/settings/teachers/${encode(teacherId)}`,
  school: '/settings/school',
  schoolOf: (id: string) => `/settings/school?${organizationParameter}=${encodeURIComponent(id)}`,
  classrooms: '/settings/classrooms',
  newClassroom: '/settings/classrooms/new',
  archivedClassrooms: '/settings/classrooms?show=archived',
  classroom: (classroomId: string) => `/settings/classrooms/${encode(classroomId)}`,
  newClassroomReady: (classroomId: string) => `/settings/classrooms/${encode(classroomId)}?ready`,
  classroomTab: (classroomId: string, tab: ClassroomTab) =>
    `/settings/classrooms/${encode(classroomId)}${tab === 'lessons' ? '' : `/${tab}`}`,
  classroomPairs: (classroomId: string, assignmentId: string) =>
    `/settings/classrooms/${encode(classroomId)}/pairs/${encode(assignmentId)}`,
  activity: '/settings/activity',
  activityOf: (range: string) =>
    range === 'own' ? '/settings/activity' : `/settings/activity?of=${encode(range)}`,
  subscription: '/settings/subscription',
  classroomCode: '/settings/classroom-code',
  gettingStarted: '/getting-started',
  welcome: '/getting-started/welcome',
  faqs: '/getting-started/faqs',
  usingTheLessons: '/getting-started/using-the-lessons',
  connectingTheDock: '/getting-started/connecting-the-dock',
  buildADock: '/getting-started/build-a-dock',
  usingTheDashboard: '/getting-started/using-the-dashboard',
  usingTheMobileApp: '/getting-started/using-the-mobile-app',
  universe: `/getting-started/${productSlug}-universe`,
} as const;

export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

export const isClassPath = (pathname: string): boolean => isAtOrBelow(pathname, paths.classEntry);
