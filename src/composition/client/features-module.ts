import { ContainerModule } from 'inversify';
import { createAccountApp } from '#application/client/identity/account/account-app.ts';
import { createClassWorkApp } from '#application/client/classrooms/class-work/class-work-app.ts';
import { createInvitationsApp } from '#application/client/organizations/invitations/invitations-app.ts';
import { createJobsApp } from '#application/client/platform/jobs/jobs-app.ts';
import { withOfflineFallback } from '#application/client/lessons/lessons/with-offline-fallback.ts';
import { createMailedLinksApp } from '#application/client/identity/mailed-links/mailed-links-app.ts';
import { createNavigationApp } from '#application/client/identity/navigation/navigation-app.ts';
import { createOrganizationSettingsApp } from '#application/client/organizations/organizations/settings-app.ts';
import { createOrganizationsApp } from '#application/client/organizations/organizations/organizations-app.ts';
import { tabOrganization } from '#application/client/identity/session/tab-organization.ts';
import { createPassesApp } from '#application/client/classrooms/passes/passes-app.ts';
import { createAccountSecurity } from '#application/client/identity/security/create-account-security.ts';
import { createAuthApp } from '#application/client/identity/session/auth-app.ts';
import { expireSession } from '#application/client/identity/session/expire-session.ts';
import { createSessionParts } from '#application/client/identity/session/session-parts.ts';
import { withTokenRefreshLock } from '#application/client/identity/session/with-token-refresh-lock.ts';
import { createPeopleApp } from '#application/client/organizations/staff/people-app.ts';
import { tabView } from '#application/client/organizations/staff/tab-view.ts';
import { bindMembers, provide } from '../provide.ts';
import { features, parts as tokens, ports, services } from './tokens.ts';

const { session, storage, clock, log, analytics, identity, identityAccount } = ports;
const { lock, resumeEvents, sync, links, copies } = ports;
const { accounts, organizations, catalog: lessons } = services;
const parts = tokens.session;
const common = { session, storage, clock, log, identity, accounts };

export const featuresModule = new ContainerModule(({ bind }) => {
  provide(bind, tokens.expireSession, expireSession, { session, identity });
  provide(bind, tokens.withTokenRefreshLock, withTokenRefreshLock, { storage, lock, clock });
  provide(bind, tokens.view, tabView, { session, identity, storage, clock });
  provide(bind, tokens.tab, tabOrganization, { session, identity, storage });
  const { expireSession: expire, withTokenRefreshLock: inTurn, tab, view } = tokens;
  const tabParts = { expireSession: expire, withTokenRefreshLock: inTurn, tab, view };
  provide(bind, tokens.services, ({ open, ...given }) => open(given), { open: ports.services, ...tabParts });
  bindMembers(bind, services, tokens.services);
  const withLock = { ...common, withTokenRefreshLock: inTurn };
  provide(bind, parts, createSessionParts, withLock);
  provide(bind, features.auth, createAuthApp, {
    ...withLock,
    parts,
    tab,
    expireSession: expire,
    sessions: services.sessions,
    domains: services.domains,
    lock,
    resumeEvents,
    sync,
  });
  provide(bind, features.mailedLinks, createMailedLinksApp, {
    session,
    identity,
    accounts,
    log,
    links,
    parts,
  });
  provide(bind, features.account, createAccountApp, {
    session,
    storage,
    log,
    identity,
    identityAccount,
    accounts,
    parts,
  });
  provide(bind, features.security, createAccountSecurity, {
    session,
    log,
    identity,
    identityAccount,
    accounts,
    expireSession: expire,
    parts,
  });
  provide(bind, features.classWork, createClassWorkApp, { service: services.classWork, clock });
  provide(bind, features.jobs, createJobsApp, { jobs: services.jobs, clock });
  const { settings } = services;
  provide(bind, features.organizationSettings, createOrganizationSettingsApp, {
    settings,
    accounts,
    session,
    log,
  });
  provide(bind, features.organizations, createOrganizationsApp, { organizations, accounts, session, log });
  provide(bind, features.invitations, createInvitationsApp, {
    invitations: services.invitations,
    organizations,
    accounts,
    session,
    storage,
    log,
  });
  provide(bind, features.passes, createPassesApp, { passes: services.passes, storage });
  provide(bind, features.people, createPeopleApp, { people: services.people, view });
  provide(bind, features.navigation, createNavigationApp, { session, storage, analytics, parts });
  provide(bind, features.lessons, withOfflineFallback, { lessons, copies, session, clock });
  const offline = { open: ports.offline, lessons: features.lessons };
  provide(bind, features.offline, ({ open, lessons }) => open(lessons), offline);
});
