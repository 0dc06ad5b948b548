import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import type { OpenedPass } from '#domain/classrooms/passes/pass-views.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import { holderOf, passEntry } from './pass-holder.ts';
import type { PassPorts } from './pass-ports.ts';

/** Rate limit per code, enough for a whole day of a class on several devices. */
const perCode = { name: 'pass by code', limit: 30, windowMs: 3_600_000 };

/** Exchanges a pass code for a token; `network` is the network address of the call. The failure for a wrong code is always the same. */
export type OpenPass = (
  network: string,
  code: string,
) => Promise<Result<OpenedPass, PassRefused<'open'> | CallLimited>>;

/** The token does not belong to an account or cookie. One tab stores it, and it is valid as long as the pass. */
export function openPass(
  ports: Pick<PassPorts, 'passes' | 'actors' | 'transaction' | 'secrets' | 'limiter' | 'clock'>,
): OpenPass {
  const { passes, transaction, secrets, limiter, clock } = ports;
  return async (network, code) => {
    const print = secrets.fingerprint(code);
    const takes = [
      { name: 'pass by network', ...perNetwork, key: network },
      { ...perCode, key: print },
    ];
    const within = await enforceRateLimits(limiter, takes, clock.now());
    if (!within.ok) return within;
    const found = await passes.byCode(print);
    if (found === null) return err({ kind: 'pass/wrong-code' });
    const holder = await holderOf(ports, found);
    if (!holder.ok) return holder;
    const token = secrets.linkKey();
    const { id, day, timeZone } = found;
    await transaction.run(async (stores) => {
      await stores.passes.saveToken(id, secrets.fingerprint(token));
      await stores.audit.record(passEntry('classroom/pass-opened', found));
    });
    return ok({ token, day, timeZone });
  };
}
