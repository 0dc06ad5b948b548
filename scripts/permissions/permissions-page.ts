import prettier from 'prettier';
import type { Audience, Permission, SignInDemand } from '../../src/domain/organizations/access/permission.ts';
import { type Action, permissionOf, permissions } from '../../src/domain/organizations/access/permissions.ts';
import { type ReachCondition, isNone, type Reach } from '../../src/domain/organizations/access/reach.ts';
import { accessStates, readsLicensed } from '../../src/domain/identity/account/access-state.ts';

const conditions: Readonly<Record<ReachCondition, string>> = {
  audited: 'with an audit row',
  'billing-contact': 'as a billing contact',
  empty: 'if empty',
  'names-only': 'names only',
  'on-request': 'on request, with an audit row',
  'same-organization': 'to the same organization',
  uncovered: 'if nothing covers them',
};

const ownParts = { none: [], owned: ['own'], shared: ['own', 'shared'] } as const;

function cellOf(reach: Reach): string {
  if (isNone(reach)) return '–';
  const parts = reach.everything
    ? ['all']
    : [...ownParts[reach.own], ...(reach.organization ? ['organization'] : [])];
  return reach.condition === null ? parts.join(', ') : `${parts.join(', ')}: ${conditions[reach.condition]}`;
}

const audiences: Readonly<Record<Audience, string>> = {
  anybody: 'not needed',
  identity: 'before there is an account',
  account: '',
  pass: 'a substitute pass instead',
  student: 'the token of a student instead',
};

const secondFactors: Readonly<Record<SignInDemand['secondFactor'], string>> = {
  nobody: 'staff: before the second step',
  staff: '',
  everybody: 'second step for all',
};

const signInOf = ({ audience, signIn }: Permission): string =>
  audience === 'anybody' || audience === 'pass'
    ? audiences[audience]
    : [audiences[audience], secondFactors[signIn.secondFactor], signIn.recent ? 'within 5 minutes' : '']
        .filter((part) => part !== '')
        .join('; ');

function rowOf(action: Action): string {
  const permission = permissionOf(action);
  const { admin, customer, manager, teacher } = permission.reach;
  const cells = [admin, customer, manager, teacher].map(cellOf);
  const license = permission.licensed ? 'yes' : '';
  return `| ${permission.title} | \`${action}\` | ${cells.join(' | ')} | ${license} | ${signInOf(permission)} |`;
}

const covering = accessStates.filter(readsLicensed).map((state) => `\`${state}\``);
const ended = accessStates.filter((state) => !readsLicensed(state)).map((state) => `\`${state}\``);

const intro = `# Permissions

The permissions of each role. This page is generated from \`src/domain/organizations/access/permissions.ts\`:
\`npx vitest run tests/unit/domain/organizations/access/permissions-page.test.ts -u\`.

Everything else is refused. **own** are the user's own records (their account, a classroom they opened), **shared** are records that their
owner shares with the user, **organization** are records of an organization where the user has that role, or of one below it, **all**
is everything. Records outside that reach are answered with 404. Records that need an audit row are reached only by a call that
writes one first.

**License**: only while a trial or a license covers them (${covering.join(', ')}); after it (${ended.join(', ')}) it is read only.
**Sign-in**: an account is needed, and staff sign in with a second step, unless it says otherwise.

| Permission | Action | admin | customer | manager | teacher | License | Sign-in |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;

export function permissionsPage(): Promise<string> {
  const actions = Object.keys(permissions) as Action[];
  return prettier.format(`${intro}${actions.map(rowOf).join('\n')}\n`, {
    parser: 'markdown',
    printWidth: 110,
  });
}
