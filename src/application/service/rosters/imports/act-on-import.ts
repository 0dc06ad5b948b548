import { covers } from '#domain/organizations/access/can.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { type ImportAct, importActs, type RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { err, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { AnyJobKinds, Jobs } from '../../platform/ports/jobs.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

export type ImportPorts = {
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'digest' | 'digests' | 'open' | 'seal'>;
};

export type ImportJobPorts = ImportPorts & {
  readonly actors: ActorSource;
  readonly jobs: Pick<Jobs<AnyJobKinds>, 'read'>;
};

type Refused = { readonly kind: 'import/not-found' | 'import/wrong-state' };
type Ended = { readonly kind: 'license/ended' };
/** The refusals of all acts that continue an import. */
export type ImportStopped = Ended | Refused;
type Found = { readonly stores: Stores; readonly held: RosterImport };

export const isIn = (act: ImportAct, { state }: Pick<RosterImport, 'state'>): boolean =>
  importActs[act].some((one) => one === state);

/** Acts on an import of an organization that the caller manages, in one transaction that locks the import. */
export function actOnImport<T, E>(
  { transaction }: Pick<ImportPorts, 'transaction'>,
  { actor }: Pick<Caller, 'actor'>,
  { id, act }: { readonly id: string; readonly act: 'cancel' | 'discard' | 'undo' },
  work: (found: Found) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refused>> {
  return transaction.run(async (stores): Promise<Result<T, E | Refused>> => {
    const held = await stores.imports.findForUpdate(id, scopeOf(actor, 'roster.look-back'));
    if (held === null) return err({ kind: 'import/not-found' });
    return isIn(act, held) ? work({ stores, held }) : err({ kind: 'import/wrong-state' });
  });
}

/** Acts on an import like `actOnImport`, if the license has not ended. */
export function continueImport<T, E>(
  { transaction }: Pick<ImportPorts, 'transaction'>,
  { actor }: Pick<Caller, 'actor'>,
  { id, act }: { readonly id: string; readonly act: 'add' | 'commit' | 'plan' },
  work: (found: Found) => Promise<Result<T, E>>,
): Promise<Result<T, E | ImportStopped>> {
  return transaction.run(async (stores): Promise<Result<T, E | ImportStopped>> => {
    const held = await stores.imports.findForUpdate(id, scopeOf(actor, 'roster.import'));
    if (held === null) return err({ kind: 'import/not-found' });
    const { organization } = held;
    if (!covers(actor, 'roster.import', { relation: 'none', organization }).ok)
      return err({ kind: 'license/ended' });
    const takesNoFiles = act === 'add' && held.rollover !== null;
    return isIn(act, held) && !takesNoFiles ? work({ stores, held }) : err({ kind: 'import/wrong-state' });
  });
}
