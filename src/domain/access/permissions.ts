import { forAll, forStaff, permission, type Permission } from './permission.ts';
import { everything, none, organization, organizationOrShared, owned, shared, when } from './reach.ts';

const audited = when('audited', everything);
const onRequest = when('on-request', audited);
const licensed = true;
/** Open to staff who have yet to set their second step up: it leads to one, or out. */
const secondFactor = 'nobody';

/** Who may do what: every permission of the product, row by row. An action that has no row does not exist. */
export const permissions = {
  'session.enter': permission('Sign up, sign in, get back in', forAll(owned), { audience: 'anybody' }),
  'lesson.read': permission('Read public lessons and help', forAll(everything), { audience: 'anybody' }),
  'lesson.read-licensed': permission('Read licensed parts of lessons', forAll(everything), { licensed }),
  'lesson.publish': permission('Author and publish lessons', forStaff(everything)),

  'account.open': permission('Own account: open, take what waits for its address', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.read': permission('Own account: read what the session needs', forAll(owned), { secondFactor }),
  'account.edit': permission('Own account: read and change the profile', forAll(owned)),
  'account.change-address': permission('Own account: change the address', forAll(owned), { recent: true }),
  'account.set-password': permission('Own account: set a password', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.end-sessions': permission('Own account: sign out everywhere', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.renew-recovery-codes': permission('Own account: make recovery codes', forAll(owned), {
    secondFactor: 'everybody',
    recent: true,
  }),
  'account.export': permission('Own account: export', forAll(owned)),
  'job.follow': permission('Own long work: follow, cancel', forAll(owned)),
  'account.erase': permission('Own account: delete', forAll(owned), {
    audience: 'identity',
    secondFactor,
    recent: true,
  }),
  'app-code.create': permission('App login code for oneself', forAll(owned)),

  'classroom.create': permission('Classroom: create', [none, organization, organization, owned], {
    licensed,
  }),
  'classroom.read': permission('Classroom: read', [
    audited,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.edit': permission(
    'Classroom: edit, assign lessons, record progress, code, pause',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'classroom.tidy': permission('Classroom: remove a lesson, put it back', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.leave': permission('Classroom: leave as a co-teacher', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.add-teacher': permission(
    'Classroom: invite a co-teacher',
    [none, organization, organization, owned],
    { licensed },
  ),
  'classroom.remove-teacher': permission('Classroom: remove a co-teacher', [
    none,
    organization,
    organization,
    owned,
  ]),
  'classroom.transfer': permission('Classroom: transfer', [
    audited,
    organization,
    organization,
    when('same-organization', owned),
  ]),
  'classroom.archive': permission('Classroom: archive, restore', [none, organization, organization, owned]),
  'classroom.delete': permission('Classroom: delete', [
    none,
    organization,
    organization,
    when('empty', owned),
  ]),

  'student.edit': permission(
    'Student: create, import, move, reset secret',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'student.archive': permission('Student: remove from class, archive', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'student.erase': permission(
    'Student: erase, export the record',
    [onRequest, organization, organization, none],
    { recent: true },
  ),

  'teacher.list': permission('Teacher: list', [
    audited,
    organization,
    organization,
    when('names-only', organization),
  ]),
  'teacher.invite': permission(
    'Teacher: invite, resend, revoke, deactivate',
    [none, organization, organization, none],
    { licensed },
  ),
  'teacher.change-role': permission('Change role between teacher and manager', [
    audited,
    organization,
    none,
    none,
  ]),

  'license.read': permission('License: read own coverage', forAll(organization)),
  'license.assign-seats': permission('License: assign and free seats', [
    audited,
    organization,
    organization,
    none,
  ]),
  'license.buy': permission('Buy, renew, cancel, card, invoices', [
    none,
    organization,
    when('billing-contact', organization),
    when('uncovered', owned),
  ]),
  'license.grant': permission('Extend a trial, give a license', forStaff(audited)),

  'organization.configure': permission('Organization: settings, domains, single sign-on, roster sync', [
    audited,
    organization,
    organization,
    none,
  ]),
  'usage.read': permission('Usage report', [audited, organizationOrShared, organizationOrShared, shared]),
  'audit.read': permission('Audit log', [everything, organization, organization, owned]),
  'directory.read': permission('People directory: read', [audited, organization, organization, none]),
  'directory.act': permission('People directory: view as, change, disable', forStaff(audited), {
    recent: true,
  }),
} satisfies Readonly<Record<string, Permission>>;

/** Something that may be permitted. */
export type Action = keyof typeof permissions;

/** The row of an action. */
export const permissionOf = (action: Action): Permission => permissions[action];
