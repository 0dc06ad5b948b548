import type { Clock } from '../../../ports/clock.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { Transaction } from '../../ports/transaction.ts';

export type MemberPorts = {
  readonly members: MemberRepository;
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
};
