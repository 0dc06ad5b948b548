import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import type { MadePass, OpenedPass, PassBoard, PassList } from '#domain/classrooms/passes/pass-views.ts';
import type { PassInvalid } from '#domain/classrooms/passes/substitute-pass.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Passes that show a substitute one classroom for one day (ORG-13), for teachers and for holders of a code. */
export interface PassService {
  /** The passes of a classroom, latest day first, and the days available for a new one. */
  list(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<PassList, PassRefused<'list'> | ServiceFailure>>;
  /** Creates a pass; only this response contains its code. */
  make(
    classroomId: string,
    draft: { readonly day: string },
  ): Promise<Result<MadePass, PassInvalid | PassRefused<'make'> | ServiceFailure>>;
  revoke(pass: {
    readonly classroomId: string;
    readonly id: string;
  }): Promise<Result<void, PassRefused<'revoke'> | ServiceFailure>>;
  open(
    code: string,
  ): Promise<Result<OpenedPass, FormInvalid<'passCode'> | PassRefused<'open'> | ServiceFailure>>;
  /** The classroom of the pass; needs no login, and ignores the user's login. */
  read(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<PassBoard, PassRefused<'read'> | ServiceFailure>>;
}
