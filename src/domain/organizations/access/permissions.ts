import { orderPermissions } from './order-permissions.ts';
import { passPermissions } from './pass-permissions.ts';
import { forAll, forStaff, permission, type Permission } from './permission.ts';
import { everything, none, organization, organizationOrShared, owned, shared, when } from './reach.ts';

const audited = when('audited', everything);
const onRequest = when('on-request', audited);
const runOrganization = [none, organization, organization, none] as const;
const licensed = true;
/** For actions that staff can do without a second factor, because they set one up or sign out. */
const secondFactor = 'nobody';

/** Every permission of the product, one row per action. Actions without a row do not exist. */
export const permissions = {
  'session.enter': permission('Sign up, sign in, get back in', forAll(owned), { audience: 'anybody' }),
  'lesson.read': permission('Read public lessons and help', forAll(everything), { audience: 'anybody' }),
  'lesson.read-licensed': permission('Read licensed parts of lessons', forAll(everything), { licensed }),
  'lesson.report': permission('Lesson: say how it went, read what oneself said', [none, owned, owned, owned]),
  'lesson.read-reports': permission('Lesson: read how it went elsewhere', forStaff(everything)),
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
  'account.choose-organization': permission('Own organizations: choose the one to act in', [
    none,
    owned,
    owned,
    owned,
  ]),
  'account.export': permission('Own account: export', forAll(owned)),
  'job.follow': permission('Own long work: follow, cancel', forAll(owned)),
  'account.erase': permission('Own account: delete', forAll(owned), {
    audience: 'identity',
    secondFactor,
    recent: true,
  }),
  'app-code.create': permission('App login code for oneself', forAll(owned)),
  'session.manage': permission('Own sessions: list, log out', forAll(owned)),
  'device.manage': permission('Own devices: list, log out', forAll(owned)),

  'classroom.create': permission('Classroom: create', [none, organization, organization, owned], {
    licensed,
  }),
  'classroom.duplicate': permission(
    'Classroom: make another one like it',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'classroom.read': permission('Classroom: read', [
    audited,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.edit': permission(
    'Classroom: edit, assign lessons, record progress, renew the class code',
    [none, organizationOrShared, organizationOrShared, shared],
    { licensed },
  ),
  'classroom.tidy': permission('Classroom: remove a lesson, put it back', [
    none,
    organizationOrShared,
    organizationOrShared,
    shared,
  ]),
  'classroom.read-pairs': permission('Classroom: read how it is paired', [none, shared, shared, shared]),
  'classroom.pair': permission('Classroom: pair students', [none, shared, shared, shared], { licensed }),
  'classroom.lead': permission('Classroom: lead the running class (messages, pause, show a program)', [
    none,
    shared,
    shared,
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
  'classroom.release': permission(
    'Classroom: take it from the source that it is imported from, to manage it by hand',
    [none, organization, organization, owned],
    { licensed },
  ),
  'classroom.delete': permission('Classroom: delete', [
    none,
    organization,
    organization,
    when('empty', owned),
  ]),

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
  'student.show-login': permission('Student: show and print logins, lift a lock', [
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

  'record.check': permission('Student: prove the code of a record genuine', forAll(everything), {
    audience: 'anybody',
  }),

  'roster.import': permission('Roster: import files, repair them, commit', runOrganization, { licensed }),
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
    'Teacher: invite, resend, reactivate, approve who asks to join or to move in',
    runOrganization,
    { licensed },
  ),
  'teacher.deactivate': permission('Teacher: deactivate, hand classrooms over', runOrganization),
  'teacher.move': permission('Teacher: move to another school', runOrganization),
  'teacher.name-billing-contact': permission('Name who looks after what is bought', [
    none,
    organization,
    none,
    none,
  ]),
  'organization.move-workspace': permission('Own workspace: ask a school to take it in, withdraw', [
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

  'school.find': permission('Look schools and districts up by name', forAll(everything)),
  'join-request.ask': permission('Ask to join the school of one’s own mail domain', [
    none,
    owned,
    owned,
    owned,
  ]),
  'join-request.decline': permission('Requests to join or to move in: list, decline', runOrganization),

  'license.read': permission('License: read own coverage', forAll(organization)),
  'notice.stop': permission('Mails: stop those of a kind by the link of one', forAll(everything), {
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
  'domain.confirm': permission('Organization: say that a mail domain is its own', forStaff(audited), {
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
