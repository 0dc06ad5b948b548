import { ContainerModule } from 'inversify';
import { createAccessApp } from '#application/service/access/access-app.ts';
import { createAccountsApp } from '#application/service/accounts/accounts-app.ts';
import { createClassroomsApp } from '#application/service/classrooms/classrooms-app.ts';
import { createJobsApp } from '#application/service/jobs/jobs-app.ts';
import { createLessonsApp } from '#application/service/lessons/lessons-app.ts';
import { createSecurityApp } from '#application/service/security/security-app.ts';
import { createSignInApp } from '#application/service/sign-in/sign-in-app.ts';
import { provide } from '../provide.ts';
import { features, ports } from './tokens.ts';

/** The service's features on whatever ports the container holds; the same for every host. */
export const featuresModule = new ContainerModule(({ bind }) => {
  provide(bind, features.access, createAccessApp, ports);
  provide(bind, features.signIn, createSignInApp, ports);
  provide(bind, features.accounts, createAccountsApp, ports);
  provide(bind, features.security, createSecurityApp, ports);
  provide(bind, features.classrooms, createClassroomsApp, ports);
  provide(bind, features.lessons, createLessonsApp, ports);
  provide(bind, features.jobs, createJobsApp, ports);
});
