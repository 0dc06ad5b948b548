import type { AccessApp } from './access/access-app.ts';
import type { AccountsApp } from './accounts/accounts-app.ts';
import type { ClassroomsApp } from './classrooms/classrooms-app.ts';
import type { JobsApp } from './jobs/jobs-app.ts';
import type { LessonsApp } from './lessons/lessons-app.ts';
import type { SecurityApp } from './security/security-app.ts';
import type { SignInApp } from './sign-in/sign-in-app.ts';

/** What a host may ask of the service, by feature: the driving port of the service side. */
export interface ServiceApp {
  readonly access: AccessApp;
  readonly signIn: SignInApp;
  readonly accounts: AccountsApp;
  readonly security: SecurityApp;
  readonly classrooms: ClassroomsApp;
  readonly lessons: LessonsApp;
  readonly jobs: JobsApp;
}
