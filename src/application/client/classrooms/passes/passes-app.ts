import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import type { PassBoard } from '#domain/classrooms/passes/pass-views.ts';
import { parsePassCode } from '#domain/classrooms/passes/substitute-pass.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PassService } from '../ports/pass-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { tabPassEntry } from '../../storage-entries.ts';

/** Substitute passes (ORG-13) of a classroom, and the pass of this tab. */
export type PassesApp = Pick<PassService, 'list' | 'make' | 'revoke'> & {
  /** Exchanges the code of a pass for a token. Only this tab can then see the classroom. */
  readonly enter: (
    code: string,
  ) => Promise<Result<void, FormInvalid<'passCode'> | PassRefused<'open'> | ServiceFailure>>;
  /** The classroom of this tab's pass, or why the pass ended; null if no code was entered. */
  readonly board: (
    options?: ReadOptions,
  ) => Promise<Result<PassBoard | null, PassRefused<'read'> | ServiceFailure>>;
  readonly leave: () => Promise<void>;
};

export type PassesPorts = { readonly passes: PassService; readonly storage: Storage };

export function createPassesApp({ passes, storage }: PassesPorts): PassesApp {
  return {
    list: (classroomId, options) => passes.list(classroomId, options),
    make: (classroomId, draft) => passes.make(classroomId, draft),
    revoke: (pass) => passes.revoke(pass),

    enter: async (code) => {
      const form = parseForm({ passCode: parsePassCode(code) });
      if (!form.ok) return form;
      const opened = await passes.open(form.value.passCode);
      if (!opened.ok) return opened;
      storage.write(tabPassEntry, opened.value.token);
      return ok(undefined);
    },

    board: async (options) => {
      const token = storage.read(tabPassEntry);
      return token === null ? ok(null) : passes.read(token, options);
    },

    leave: async () => storage.forget(tabPassEntry),
  };
}
