import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PassRefused } from '#domain/passes/pass-refusals.ts';
import type { MadePass, OpenedPass, PassBoard, PassList } from '#domain/passes/pass-views.ts';
import type { PassInvalid } from '#domain/passes/substitute-pass.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Passes by which a substitute sees one classroom for one day (ORG-13): of the signed-in user, and of who has a code. */
export interface PassService {
  /** Those of a classroom, the latest day first, and the days for which one can be made. */
  list(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<PassList, PassRefused<'list'> | ServiceFailure>>;
  /** Makes one; its code is in the answer and is not told again. */
  make(
    classroomId: string,
    draft: { readonly day: string },
  ): Promise<Result<MadePass, PassInvalid | PassRefused<'make'> | ServiceFailure>>;
  revoke(pass: {
    readonly classroomId: string;
    readonly id: string;
  }): Promise<Result<void, PassRefused<'revoke'> | ServiceFailure>>;
  /** A token for the code on a card; needs no login. */
  open(
    code: string,
  ): Promise<Result<OpenedPass, FormInvalid<'passCode'> | PassRefused<'open'> | ServiceFailure>>;
  /** The classroom of the pass that this token was given for; needs no login, and a login is no matter. */
  read(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<PassBoard, PassRefused<'read'> | ServiceFailure>>;
}
