import { expect, test } from 'vitest';
import type { StoredMember } from '#application/service/organizations/ports/member-repository.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { MemberQuery } from '#domain/organizations/members/member-table.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, startOfTests } from '../../builders/time.ts';
import type { MemberRepositoryHarness } from './member-repository.contract.ts';

const within = (organization: string): Scope => ({ ...emptyScope, organizations: [organization] });

type Given = {
  readonly of: () => MemberRepositoryHarness;
  readonly ada: (at: number, id: string) => Promise<unknown>;
  readonly rowsOf: (overrides: Partial<MemberQuery>, scope: Scope) => Promise<readonly StoredMember[]>;
};

export function memberMoves({ of, ada, rowsOf }: Given): void {
  test('[R9] finds a moved or reactivated member by an earlier membership that was active at the time and that they did not leave', async () => {
    const { accounts, organizations, members } = of();
    await accounts.open(anAccount());
    await ada(startOfTests, 'm1');
    await members.recordActive('ada', startOfTests + day);
    await organizations.endMembership('m1', { at: startOfTests + 2 * day, why: 'moved' });
    const joining = { accountId: 'ada', role: 'teacher', billingContact: false } as const;
    await organizations.join({ ...joining, id: 'm2', organizationId: 'quay', at: startOfTests + 2 * day });
    const district = within('tidewater/');
    const found = await members.byId('m1', district);
    expect(found?.member).toMatchObject({ id: 'm2', details: { lastActiveAt: startOfTests + day } });
    expect(await members.byId('m1', within('tidewater/pier/'))).toBeNull();
    const on = dayInZone('America/New_York')(startOfTests);
    expect(await rowsOf({ on }, district)).toMatchObject([{ id: 'm1', details: { status: 'joined' } }]);
    expect(await rowsOf({ on }, within('tidewater/pier/'))).toMatchObject([{ details: { status: 'left' } }]);
    await organizations.endMembership('m2', { at: startOfTests + 3 * day, why: 'deactivated' });
    expect((await members.byId('m1', district))?.member.id).toBe('m2');
    await organizations.join({ ...joining, id: 'm3', organizationId: 'quay', at: startOfTests + 4 * day });
    expect((await members.byId('m2', district))?.member.id).toBe('m3');
  });
}
