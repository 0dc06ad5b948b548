import type { PassRefused } from '#domain/passes/pass-refusals.ts';
import { err, type Result } from '#domain/result.ts';
import { holderOf, passEntry, type PassHolder } from './pass-holder.ts';
import type { PassPorts } from './pass-ports.ts';

/**
 * Admits whoever holds a token of a pass to what a pass may read. The audit row is written first: where it cannot be, nothing
 * is read (SEC-5).
 */
export type AdmitPass = (token: string) => Promise<Result<PassHolder, PassRefused<'read'>>>;

export type AdmitPassPorts = Pick<PassPorts, 'passes' | 'actors' | 'transaction' | 'secrets' | 'clock'>;

/** A token that nobody knows was of a pass that is over, and gone. */
export function admitPass(ports: AdmitPassPorts): AdmitPass {
  const { passes, transaction, secrets } = ports;
  return async (token) => {
    const pass = await passes.byToken(secrets.fingerprint(token));
    if (pass === null) return err({ kind: 'pass/over' });
    const holder = await holderOf(ports, pass);
    if (holder.ok) await transaction.run(({ audit }) => audit.record(passEntry('classroom/pass-read', pass)));
    return holder;
  };
}
