import { expect, test } from 'vitest';
import { newSessionUser } from '#domain/identity/account/session-user.ts';
import { headerSessionOf } from '#ui/routes/header-model-of.ts';

const ada = newSessionUser({ id: 'ada', email: null, requiresPasswordSetup: false, signInMethod: 'email' });
const place = {
  id: 'o',
  path: '/o',
  timeZone: 'America/New_York',
  role: 'customer',
  billingContact: true,
} as const;
const workspace = { ...place, kind: 'workspace', name: 'Ada Quay’s workspace' } as const;
const school = { ...place, kind: 'school', name: 'Anchor Middle School' } as const;
const typed = 'Harbor Elementary';

test.each([
  ['the typed school before the workspace is known', { organization: null }, typed],
  ['the typed school in the only workspace', { organization: workspace }, typed],
  [
    'the workspace where no school was typed',
    { organization: workspace, schoolOrDistrict: null },
    workspace.name,
  ],
  [
    'the name that a person gave the only workspace',
    { organization: { ...workspace, name: 'Harbor Coding Club' } },
    'Harbor Coding Club',
  ],
  ['the workspace beside a school', { organization: workspace, severalOrganizations: true }, workspace.name],
  ['the school', { organization: school }, school.name],
])('[ONB-3] [ORG-1] the header shows %s', (_what, given, shown) => {
  const user = { ...ada, schoolOrDistrict: typed, ...given };
  expect(headerSessionOf({ state: 'signed-in', user, missing: [] })).toMatchObject({
    schoolOrDistrict: shown,
  });
});
