import type { ClientApp } from '#application/client/client-app.ts';
import type { Err } from '#domain/result.ts';

/** The user canceled the confirmation of their identity. */
export type ConfirmationCanceled = { readonly kind: 'confirmation/canceled' };

type ErrorOf<Answer> = Answer extends Err<infer E> ? E : never;
type FailureOf<Method> = Method extends (...given: never[]) => Promise<infer Answer>
  ? ErrorOf<Answer>
  : never;

type Failures = {
  [Feature in keyof ClientApp]: {
    [Method in keyof ClientApp[Feature]]: FailureOf<ClientApp[Feature][Method]>;
  }[keyof ClientApp[Feature]];
}[keyof ClientApp];

/** Every failure that a page can get, except problems of fields. */
export type ClientFailure = Exclude<Failures, { readonly kind: 'form/invalid' }> | ConfirmationCanceled;
