import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { MemberRole, NamedRole } from '#domain/identity/membership/member-role.ts';
import type { MemberStatus } from '#domain/organizations/members/member.ts';
import type { SeatStanding } from '#domain/organizations/members/seats.ts';
import type { MembershipEnd } from '#domain/identity/membership/organization.ts';

export const roleWords: Readonly<Record<MemberRole, string>> = {
  customer: 'Owner',
  manager: 'Manager',
  teacher: 'Teacher',
};

export const seatWords: Readonly<Record<SeatStanding, string>> = {
  held: 'Has one',
  asked: 'Requested one',
  none: 'None',
  'not-needed': 'Not needed',
};

export const statusWords: Readonly<Record<MemberStatus, string>> = {
  joined: 'Joined',
  deactivated: 'Deactivated',
  left: 'Left',
};

export const memberColumnWords = {
  name: 'Name',
  email: 'Email',
  person: 'Name or email',
  role: 'Role',
  school: 'School',
  status: 'Status',
  today: 'Today',
  seat: 'Seat',
  lastActive: 'Last active',
  classrooms: 'Classes',
  since: 'Since',
} as const;

export const memberList = {
  heading: 'Staff',
  leads: {
    district:
      'Everyone in your district and its schools: who they are, what they can do, and when they were last here.',
    school: 'Everyone in your school: who they are, what they can do, and when they were last here.',
    workspace: 'Everyone in your workspace: who they are, what they can do, and when they were last here.',
  },
  /** Shown to users who see only names. */
  leadOfNames: 'The people in your school, by name.',
  alone: {
    title: 'You teach on your own here',
    advice:
      'Invite colleagues to work with you. Does your school use Blockyard? Then your classes can move there.',
    move: 'Move into a school',
  },
  invite: 'Invite teachers',
  list: 'Staff',
  tabs: 'Staff and invitations',
  invitations: 'Invitations',
  unnamed: 'No name yet',
  you: 'you',
  never: 'Never',
  count: (people: number) => counted(people, 'person', 'people'),
  past: (day: IsoDate) => `The people on ${formatDate(day)}`,
  pastAdvice:
    'Everyone who belonged here at the end of that day. Names and roles are current. This view is read-only.',
  toToday: 'Back to today',
  noneThen: 'No one belonged here on that day.',
  empty: { title: 'No one here yet', advice: 'Invite the teachers of your school by email.' },
} as const;

export const memberPage = {
  back: 'All staff',
  you: 'You',
  about: 'About',
  none: 'None',
  billingContact: 'Billing contact',
  yes: 'Yes',
  no: 'No',
  classroomsHeading: 'Classes',
  noClassrooms: 'Owns no classes.',
  archived: 'Archived',
  historyHeading: 'History',
  activityHeading: 'Activity',
  activityLead: 'Their activity in the school. Their own activity log shows that you viewed this.',
  noActivity: 'Nothing yet.',
  when: (timestamp: string, who: string) => `${timestamp}, ${who}`,
  later: 'Later',
  earlier: 'Earlier',
  until: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `Since ${from}`,
  ends: {
    left: 'left',
    removed: 'removed',
    deactivated: 'deactivated',
    moved: 'moved to another school',
    erased: 'account deleted',
  } satisfies Readonly<Record<MembershipEnd, string>>,
  actions: 'Actions',
  actionsLead: (who: string, own: boolean) =>
    own ? 'Nothing happens before you confirm it.' : `Manage ${bidiIsolate(who)}. You confirm every change.`,
  toManager: 'Make manager',
  toTeacher: 'Make teacher',
  askRole: (who: string, role: NamedRole) => `Make ${bidiIsolate(who)} a ${roleWords[role].toLowerCase()}?`,
  roleEffects: {
    manager:
      'A manager invites and deactivates teachers, and sees every class of the school. Their seat becomes free.',
    teacher: 'They no longer manage the school, and see only the classes that they teach. They take a seat.',
  } satisfies Readonly<Record<NamedRole, string>>,
  roleChanged: (who: string, role: NamedRole) =>
    `${bidiIsolate(who)} is a ${roleWords[role].toLowerCase()} now.`,
  giveSeat: 'Give a seat',
  freeSeat: 'Take the seat back',
  askSeat: (who: string, decision: 'free' | 'give') =>
    decision === 'give' ? `Give ${bidiIsolate(who)} a seat?` : `Take back ${bidiIsolate(who)}’s seat?`,
  seatEffects: {
    give: 'The license covers them from now on. They get an email.',
    free: 'The license no longer covers them: they can still read, export and print what they have. They get an email.',
  },
  seatChanged: (who: string, decision: 'free' | 'give') =>
    decision === 'give' ? `${bidiIsolate(who)} has a seat now.` : `${bidiIsolate(who)} no longer has a seat.`,
  makeBillingContact: 'Make billing contact',
  endBillingContact: 'Remove as billing contact',
  askBilling: (who: string, becomes: boolean) =>
    becomes
      ? `Make ${bidiIsolate(who)} a billing contact?`
      : `Remove ${bidiIsolate(who)} as a billing contact?`,
  billingEffect:
    'Billing contacts get the emails about purchases. Managers who are billing contacts can buy and renew.',
  billingChanged: 'The billing contact is changed.',
  move: 'Move to another school',
  askMove: (who: string) => `Move ${bidiIsolate(who)}`,
  school: 'School',
  moveNow: 'Move',
  moveEffect: (who: string, from: string, to: string) =>
    `${bidiIsolate(who)} keeps their role and account. Their classes stay with ${from}. In ${bidiIsolate(to)} they start without classes.`,
  moved: (who: string, to: string) => `${bidiIsolate(who)} belongs to ${bidiIsolate(to)} now.`,
  noOtherSchool: 'You manage no other school.',
  deactivate: 'Deactivate',
  leave: 'Leave this school',
  reactivate: 'Reactivate',
  askReactivate: (who: string) => `Reactivate ${bidiIsolate(who)}?`,
  reactivateEffect: 'They return with their previous role, and take a seat if they teach.',
  reactivated: (who: string) => `${bidiIsolate(who)} is back.`,
} as const;

export const leavingWords = {
  askDeactivate: (who: string) => `Deactivate ${bidiIsolate(who)}`,
  askLeave: 'Leave this school',
  reading: 'Loading colleagues',
  lead: 'Choose where each class goes. A colleague who takes one over becomes its owner.',
  whereTo: (classroom: string) => `Where ${bidiIsolate(classroom)} goes`,
  stays: 'Stays with the school',
  toArchive: 'Archive',
  toColleague: (who: string) => `To ${bidiIsolate(who)}`,
  review: 'Review',
  back: 'Back',
  willHappen: 'This will happen:',
  outcome: {
    stays: (classroom: string) =>
      `${bidiIsolate(classroom)} stays with the school. Its managers can give it to someone later.`,
    archive: (classroom: string) => `${bidiIsolate(classroom)} is archived. It can be restored.`,
  },
  goesTo: (classroom: string, who: string) => `${bidiIsolate(classroom)} goes to ${bidiIsolate(who)}.`,
  effects: (who: string): readonly string[] => [
    `${who} can no longer see or change anything in the school.`,
    'Their seat becomes free. You can reactivate them at any time.',
  ],
  revokes: (count: number) =>
    count === 1
      ? '1 pending invitation that they sent or received is revoked.'
      : `${count} pending invitations that they sent or received are revoked.`,
  ownEffects: [
    'You can no longer see or change anything at this school.',
    'Your account, your profile and your other schools stay. To come back, ask a manager.',
  ],
  deactivate: 'Deactivate',
  leave: 'Leave',
  deactivated: (who: string) => `${bidiIsolate(who)} is deactivated.`,
  left: 'You have left the school.',
} as const;
