import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import { maxPeopleCounted } from '#domain/organizations/directory/person-table.ts';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { roleWords } from './members.ts';

export const typeWords: Readonly<Record<AccountType, string>> = { admin: 'Staff', ...roleWords };

export const reasonWords: Readonly<Record<StaffReason['why'], string>> = {
  'asked-by-person': 'The person asked for it',
  'asked-by-school': 'Their school asked for it',
  billing: 'Billing',
  security: 'Security',
  law: 'The law asks for it',
};

export const personColumnWords = {
  name: 'Name',
  email: 'Email',
  person: 'Name or email',
  type: 'Type',
  access: 'Access',
  organization: 'School or district',
  lastActive: 'Last active',
  since: 'Since',
  disabled: 'Disabled since',
} as const;

export const peoplePage = {
  heading: 'Users',
  lead: 'Everyone with an account. Each search and change is in the activity log, and the person can see it.',
  list: 'Users',
  unnamed: 'No name yet',
  never: 'Never',
  count: (people: number) => {
    if (people > maxPeopleCounted) return `More than ${formatCount(maxPeopleCounted)} people`;
    return counted(people, 'person', 'people');
  },
  empty: { title: 'No one here yet', advice: 'People appear here once they have an account.' },
} as const;

export const personWords = {
  trialLeft: (days: number) => `${counted(days, 'day')} left`,
  none: 'None',
  notDisabled: 'Not disabled',
  ofStaff: 'This is one of our staff, managed by the operator of Blockyard.',
  actions: 'Actions',
  settingsOf: (organization: string) => `Settings of ${bidiIsolate(organization)}`,
  back: 'Back',
  reason: 'Reason',
  ticket: 'Case number',
  ticketHint: 'Such as SUP-1204. Write no names here.',
  typeLabel: 'Account type outside of any organization',
  days: 'Days (1 to 90)',
  address: (typed: string) => `Type ${typed} to delete this account`,
  viewAs: 'View as',
  viewAsLead: 'You see what they see for 30 minutes and cannot change anything. Their activity log shows it.',
  changeType: 'Change type',
  changeTypeLead: 'Roles in schools and districts stay as they are.',
  extendTrial: 'Extend trial',
  extendTrialLead: 'From the end of the trial, or from now if it has ended.',
  grantComplimentary: 'Give a license',
  giveCompLead:
    'A complimentary license that costs nothing. A new one replaces the current one. A past day ends it.',
  compFor: 'For whom',
  compForOneself: 'Only this person',
  compSeats: 'Seats',
  compSeatsHint: 'Applies only to a school or district license.',
  compLastDay: 'Last day',
  compLastDayHint: 'Through this day. Choose yesterday to end the license now.',
  compNote: 'Reason shown to the holder',
  compNoteHint: 'It is shown in their license history. Do not name a person.',
  disable: 'Disable',
  disableLead: 'They are logged out everywhere and cannot log in until the account is enabled.',
  enable: 'Enable',
  enableLead: 'They can log in again.',
  resendLink: 'Send log-in link',
  erase: 'Delete account',
  eraseLead:
    'Everything we store about this person is deleted, right away and for good. Classes of a school stay with the school.',
  done: {
    changeType: (who: string) => `${bidiIsolate(who)}’s account type was changed.`,
    extendTrial: (who: string) => `The trial of ${bidiIsolate(who)} is extended.`,
    grantComplimentary: (who: string) => `The license for ${bidiIsolate(who)} is saved.`,
    disable: (who: string) => `${bidiIsolate(who)}’s account was disabled.`,
    enable: (who: string) => `${bidiIsolate(who)}’s account was enabled.`,
    resendLink: (who: string) => `A login link is on its way to ${bidiIsolate(who)}.`,
    erase: (who: string) => `${bidiIsolate(who)}’s account was deleted.`,
  },
} as const;

export const viewBanner = {
  label: 'Viewing as someone else',
  as: (who: string) => `You are viewing as ${bidiIsolate(who)}.`,
  readOnly: 'Nothing can be changed.',
  left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
  stop: 'Stop viewing',
  over: (who: string) => `Your time is over: you are no longer viewing as ${bidiIsolate(who)}.`,
  back: 'Back to users',
} as const;
