import { useState } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { ImportKind } from '#domain/rosters/imports/roster-import.ts';
import { ok, type Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';

export type Sending = { readonly name: string; readonly at: number; readonly of: number };

async function send(
  { imports }: ClientApp,
  id: string,
  files: readonly File[],
  tell: (sending: Sending) => void,
): Promise<Result<string, ClientFailure>> {
  for (const [at, file] of files.entries()) {
    tell({ name: file.name, at: at + 1, of: files.length });
    // One after the other, because parallel uploads would only share the bandwidth.
    // oxlint-disable-next-line no-await-in-loop
    const added = await imports.addFile(id, {
      name: file.name,
      // oxlint-disable-next-line no-await-in-loop
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    if (!added.ok) return added;
  }
  const planned = await imports.plan(id, {});
  return planned.ok ? ok(id) : planned;
}

export function useUpload(done: (id: string) => void): {
  readonly action: AsyncAction;
  readonly sending: Sending | null;
  readonly upload: (organizationId: string, files: readonly File[], kind?: ImportKind) => void;
} {
  const app = useApp();
  const action = useAsyncAction();
  const [sending, tell] = useState<Sending | null>(null);
  return {
    action,
    sending: action.pending ? sending : null,
    upload: (organizationId, files, kind) =>
      action.run(async () => {
        const started = await app.imports.start(organizationId, kind);
        return started.ok ? send(app, started.value, files, tell) : started;
      }, done),
  };
}
