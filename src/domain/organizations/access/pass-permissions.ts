import { forAll, permission } from './permission.ts';
import { everything, none, organizationOrShared, shared } from './reach.ts';

const licensed = true;

/** The rows of substitute passes (ORG-13). */
export const passPermissions = {
  'pass.make': permission(
    'Substitute pass: create',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'pass.manage': permission('Substitute pass: list, revoke', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'pass.open': permission('Substitute pass: enter its code', forAll(everything), { audience: 'anybody' }),
  'pass.read': permission('Substitute pass: see its class on its day', forAll(none), {
    audience: 'pass',
  }),
} as const;
