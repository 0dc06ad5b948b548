import type { ClientApp } from '#application/client/client-app.ts';
import type { Err } from '#domain/result.ts';

/** Somebody was asked to confirm that it is them, and did not. */
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

/** Whatever the product can answer a page instead of what was asked, but for the fields of a form, which say it themselves. */
export type ClientFailure = Exclude<Failures, { readonly kind: 'form/invalid' }> | ConfirmationCanceled;
