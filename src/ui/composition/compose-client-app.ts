import { Container, type ContainerModule } from 'inversify';
import type { ClientApp } from '#application/client/client-app.ts';
import { parts, ports, type Token, useCases } from './tokens.ts';
import { useCasesModule } from './use-cases-module.ts';

/**
 * Composes the product on the adapters of a profile. `jitless`, because the page's content security policy allows no
 * generated code. Throws where the profile leaves a port unbound.
 */
export function composeClientApp(adapters: ContainerModule): ClientApp {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(adapters, useCasesModule);
  const get = <T>(token: Token<T>): T => container.get<T>(token);
  return {
    session: get(ports.session),
    lessons: get(parts.lessonsAtHand),
    lessonFiles: get(ports.lessonFiles),
    classrooms: get(ports.classrooms),
    offline: get(useCases.offline),
    signUp: get(useCases.signUp),
    signIn: get(useCases.signIn),
    signInWithProvider: get(useCases.signInWithProvider),
    leaveForProvider: get(useCases.leaveForProvider),
    returnFromProvider: get(useCases.returnFromProvider),
    requestSignInLink: get(useCases.requestSignInLink),
    followSignInLink: get(useCases.followSignInLink),
    signInWithCode: get(useCases.signInWithCode),
    giveSecondFactor: get(useCases.giveSecondFactor),
    recoverSecondFactor: get(useCases.recoverSecondFactor),
    readMailedLink: get(useCases.readMailedLink),
    applyMailedLink: get(useCases.applyMailedLink),
    resetPassword: get(useCases.resetPassword),
    requestPasswordReset: get(useCases.requestPasswordReset),
    passwordPolicy: get(useCases.passwordPolicy),
    completeOnboarding: get(useCases.completeOnboarding),
    readProfile: get(useCases.readProfile),
    updateProfile: get(useCases.updateProfile),
    security: get(useCases.security),
    logout: get(useCases.logout),
    keepSession: get(useCases.keepSession),
    guardRoute: get(useCases.guardRoute),
    trackPageView: get(useCases.trackPageView),
  };
}
