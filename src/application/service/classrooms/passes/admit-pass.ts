import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import { err, type Result } from '#domain/result.ts';
import { holderOf, passEntry, type PassHolder } from './pass-holder.ts';
import type { PassPorts } from './pass-ports.ts';

/** Admits the holder of a pass token. The audit entry is written first. If that fails, the classroom is not read (SEC-5). */
export type AdmitPass = (token: string) => Promise<Result<PassHolder, PassRefused<'read'>>>;

export type AdmitPassPorts = Pick<PassPorts, 'passes' | 'actors' | 'transaction' | 'secrets' | 'clock'>;

/** If the token is unknown, its pass ended and was deleted. */
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
