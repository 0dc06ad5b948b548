import { makePass, type MakePass } from './make-pass.ts';
import { listPasses, type ListPasses, revokePass, type RevokePass } from './manage-passes.ts';
import { openPass, type OpenPass } from './open-pass.ts';
import type { PassPorts } from './pass-ports.ts';
import { readByPass, type ReadByPass } from './read-by-pass.ts';

/** Passes that show a substitute one classroom for one day (ORG-13). */
export type PassesApp = {
  readonly make: MakePass;
  readonly list: ListPasses;
  readonly revoke: RevokePass;
  readonly open: OpenPass;
  readonly read: ReadByPass;
};

export const createPassesApp = (ports: PassPorts): PassesApp => ({
  make: makePass(ports),
  list: listPasses(ports),
  revoke: revokePass(ports),
  open: openPass(ports),
  read: readByPass(ports),
});
