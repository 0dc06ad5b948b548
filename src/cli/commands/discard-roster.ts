import type { ClientApp } from '#application/client/client-app.ts';
import { ok } from '#domain/result.ts';
import type { Reported } from '../report.ts';

/** Deletes an import and the content of its files. Imported data is not deleted. */
export async function discardRoster(
  { app }: { readonly app: Pick<ClientApp, 'imports'> },
  id: string,
): Reported {
  const discarded = await app.imports.discard(id);
  return discarded.ok ? ok({ json: { id }, text: `Import ${id} is deleted.` }) : discarded;
}
