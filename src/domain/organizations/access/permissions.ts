import { orderPermissions } from './order-permissions.ts';
import { passPermissions } from './pass-permissions.ts';
import { forAll, forStaff, permission, type Permission } from './permission.ts';
import { everything, none, organization, organizationOrShared, owned, shared, when } from './reach.ts';

const audited = when('audited', everything);
const onRequest = when('on-request', audited);
const runOrganization = [none, organization, organization, none] as const;
const licensed = true;
/** The actions with which staff set up a second factor or sign out do not need one. */
const secondFactor = 'nobody';

/** Every permission of the product, one row per action. Actions without a row do not exist. */
export const permissions = {
  'session.enter': permission('Sign up, log in, recover an account', forAll(owned), { audience: 'anybody' }),
  'lesson.read': permission('Read public lessons and help', forAll(everything), { audience: 'anybody' }),
  'lesson.read-licensed': permission('Read licensed parts of lessons', forAll(everything), { licensed }),
  'lesson.report': permission('Lesson: report how it went, read own reports', [none, owned, owned, owned]),
  'lesson.read-reports': permission('Lesson: read the reports of all teachers', forStaff(everything)),
  'lesson.publish': permission('Author and publish lessons', forStaff(everything)),

  'account.open': permission('Own account: open, accept what was sent to its address', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.read': permission('Own account: read the data of the session', forAll(owned), { secondFactor }),
  'account.edit': permission('Own account: read and change the profile', forAll(owned)),
  'account.change-address': permission('Own account: change the address', forAll(owned), { recent: true }),
  'account.set-password': permission('Own account: set a password', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.end-sessions': permission('Own account: log out everywhere', forAll(owned), {
    audience: 'identity',
    secondFactor,
  }),
  'account.renew-recovery-codes': permission('Own account: create recovery codes', forAll(owned), {
    secondFactor: 'everybody',
    recent: true,
  }),
  'account.choose-organization': permission('Own organizations: switch', [none, owned, owned, owned]),
  'account.export': permission('Own account: export', forAll(owned)),
  'job.follow': permission('Own background tasks: follow, cancel', forAll(owned)),
  'account.erase': permission('Own account: delete', forAll(owned), {
    audience: 'identity',
    secondFactor,
    recent: true,
  }),
  'app-code.create': permission('App login code for own account', forAll(owned)),
  'session.manage': permission('Own sessions: list, log out', forAll(owned)),
  'device.manage': permission('Own devices: list, log out', forAll(owned)),

  'classroom.create': permission('Class: create', [none, organization, organization, owned], {
    licensed,
  }),
  'classroom.duplicate': permission(
    'Class: duplicate',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'classroom.read': permission('Class: read', [audited, organizationOrShared, organizationOrShared, shared]),
  'classroom.edit': permission(
    'Class: edit, assign lessons, record progress, replace the class code',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'classroom.tidy': permission('Class: remove a lesson, put it back', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.read-pairs': permission('Class: read pairs', [none, shared, shared, shared]),
  'classroom.pair': permission('Class: pair students', [none, shared, shared, shared], { licensed }),
  'classroom.lead': permission('Class: lead the running class (messages, pause, show a program)', [
    none,
    shared,
    shared,
    shared,
  ]),
  'classroom.leave': permission('Class: leave as a co-teacher', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.add-teacher': permission(
    'Class: invite a co-teacher',
    [none, organization, organization, owned],
    { licensed },
  ),
  'classroom.remove-teacher': permission('Class: remove a co-teacher', [
    none,
    organization,
    organization,
    owned,
  ]),
  'classroom.transfer': permission('Class: choose a new owner', [
    audited,
    organization,
    organization,
    when('same-organization', owned),
  ]),
  'classroom.archive': permission('Class: archive, restore', [none, organization, organization, owned]),
  'classroom.release': permission(
    'Class: manage by hand instead of by import',
    [none, organization, organization, owned],
    { licensed },
  ),
  'classroom.delete': permission('Class: delete', [none, organization, organization, when('empty', owned)]),

  'class-code.manage': permission('Class code: show, print, pause', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  ...passPermissions,

  'student.edit': permission(
    'Student: create, import, move, reset login',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'student.show-login': permission('Student: show and print logins, unlock', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'student.enter': permission('Student: log in with class code and login', forAll(everything), {
    audience: 'anybody',
  }),
  'student.learn': permission('Student: own lessons and progress', forAll(none), { audience: 'student' }),
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

  'record.check': permission('Student record: check its code', forAll(everything), {
    audience: 'anybody',
  }),

  'roster.import': permission('Roster: import files, correct them, commit', runOrganization, { licensed }),
  'roster.look-back': permission(
    'Roster: list imports, look at them, cancel, undo, discard',
    runOrganization,
  ),

  'teacher.list': permission('Teacher: list', [
    audited,
    organization,
    organization,
    when('names-only', organization),
  ]),
  'teacher.invite': permission(
    'Teacher: invite, resend, reactivate, approve requests to join or move',
    runOrganization,
    { licensed },
  ),
  'teacher.deactivate': permission('Teacher: deactivate, choose new class owners', runOrganization),
  'teacher.move': permission('Teacher: move to another school', runOrganization),
  'teacher.name-billing-contact': permission('Choose billing contacts', [none, organization, none, none]),
  'organization.move-workspace': permission('Own workspace: ask to move it into a school, withdraw', [
    none,
    owned,
    none,
    none,
  ]),
  'teacher.leave': permission('Own organizations: leave', [none, owned, owned, owned]),
  'teacher.change-role': permission('Change role between teacher and manager', [
    audited,
    organization,
    none,
    none,
  ]),

  'invitation.open': permission('Invitation: read by its link, stop its reminders', forAll(everything), {
    audience: 'anybody',
  }),
  'invitation.revoke': permission('Invitation: list, revoke', runOrganization),
  'invitation.answer': permission('Own invitations: read, accept, decline', [none, owned, owned, owned]),

  'school.find': permission('Search schools and districts by name', forAll(everything)),
  'join-request.ask': permission('Ask to join the school of one’s own email domain', [
    none,
    owned,
    owned,
    owned,
  ]),
  'join-request.decline': permission('Requests to join or move: list, decline', runOrganization),

  'license.read': permission('License: read own coverage', forAll(organization)),
  'notice.stop': permission('Emails: unsubscribe by their link', forAll(everything), {
    audience: 'anybody',
  }),
  'license.assign-seats': permission('License: assign and free seats', [
    audited,
    organization,
    organization,
    none,
  ]),
  'license.ask-seat': permission('License: ask for a seat', [none, none, none, owned]),
  ...orderPermissions,
  'license.grant': permission('Extend a trial, give a license', forStaff(audited)),

  'organization.configure': permission('Organization: settings, domains, single sign-on, roster sync', [
    audited,
    organization,
    organization,
    none,
  ]),
  'organization.add-school': permission('Organization: add a school to a district', [
    none,
    organization,
    none,
    none,
  ]),
  'domain.confirm': permission('Organization: confirm its email domain', forStaff(audited), {
    recent: true,
  }),
  'usage.read': permission('Usage report', [audited, organizationOrShared, organizationOrShared, shared]),
  'audit.read': permission('Audit log', [everything, organization, organization, owned]),
  'directory.read': permission('People directory: read', [audited, organization, organization, none]),
  'directory.view-as': permission(
    'People directory: view pages as a person, after the start was logged',
    forStaff(everything),
  ),
  'directory.act': permission('People directory: view as, change, disable', forStaff(audited), {
    recent: true,
  }),
} satisfies Readonly<Record<string, Permission>>;

export type Action = keyof typeof permissions;

export const permissionOf = (action: Action): Permission => permissions[action];
