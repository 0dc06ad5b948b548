import { Container, type ContainerModule } from 'inversify';
import type { Clock } from '#application/ports/clock.ts';
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { SigningKeys } from '#application/service/ports/signing-keys.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { presentProfile } from '#application/service/accounts/present-profile.ts';
import { readOnboardingStatus } from '#application/service/accounts/read-onboarding-status.ts';
import { T } from './tokens.ts';
import { useCases } from './use-cases.ts';

/** The service, and the ports that its host needs beside it. */
export type ComposedService = {
  readonly service: ServiceApp;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: IdempotencyStore;
  readonly signingKeys: SigningKeys;
};

/** Wires the service over these adapters. Throws at once where one is missing. */
export function composeServiceApp(...adapters: readonly ContainerModule[]): ComposedService {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(useCases, ...adapters);
  const lessons = container.get(T.lessons);
  const tokenVerifier = container.get(T.tokenVerifier);
  return {
    clock: container.get(T.clock),
    ids: container.get(T.ids),
    idempotency: container.get(T.idempotency),
    signingKeys: container.get(T.signingKeys),
    service: {
      verifyToken: (token) => tokenVerifier.verify(token),
      listLessons: () => lessons.summaries(),
      loadLessons: (all) => lessons.replaceAll(all),
      readLesson: container.get(T.readLesson),
      printLesson: container.get(T.printLesson),
      classrooms: container.get(T.classrooms),
      admit: container.get(T.admit),
      registerSignUp: container.get(T.registerSignUp),
      readAccount: container.get(T.readAccount),
      readOnboardingStatus,
      recordOnboarding: container.get(T.recordOnboarding),
      ensureProfile: container.get(T.ensureProfile),
      presentProfile,
      changeProfile: container.get(T.changeProfile),
      changePhoneNumber: container.get(T.changePhoneNumber),
      limitCalls: container.get(T.limitCalls),
      redeemSignInCode: container.get(T.redeemSignInCode),
      openSignInLink: container.get(T.openSignInLink),
      orderSignInLink: container.get(T.orderSignInLink),
      signOutEverywhere: container.get(T.signOutEverywhere),
      eraseAccount: container.get(T.eraseAccount),
      renewRecoveryCodes: container.get(T.renewRecoveryCodes),
      recoverSecondFactor: container.get(T.recoverSecondFactor),
      finishPasswordSetup: container.get(T.finishPasswordSetup),
      jobs: container.get(T.followJobs),
      jobHandlers: {
        mail: container.get(T.deliverMail),
        'prune-audit-log': container.get(T.pruneAuditLog),
      },
    },
  };
}
