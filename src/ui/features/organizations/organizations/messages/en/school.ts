import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { FieldProblem } from '#domain/platform/forms/field-problem.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import {
  maxAddressLineLength,
  maxAddressLines,
  maxBillingAddresses,
} from '#domain/organizations/settings/organization-settings.ts';
import type { OrganizationKind } from '#domain/identity/membership/organization.ts';
import { localDate } from '../../../../../messages/local-date.ts';

export const schoolPage = {
  headings: {
    district: 'Your district',
    school: 'Your school',
    workspace: 'Your workspace',
  } satisfies Record<OrganizationKind, string>,
  lead: 'These settings apply to everyone who belongs to it. Each change is recorded in the activity log.',
  waiting: 'Loading the settings',
} as const;

export const aboutWords = {
  heading: 'Name and time zone',
  name: 'Name',
  nameHint: 'Your colleagues see it in the menu, in invitations and on bills.',
  timeZone: 'Time zone',
  timeZoneHint: 'Dates and reminders follow this time zone.',
  common: 'United States',
  all: 'Everywhere',
  save: 'Save',
  saved: 'Saved.',
} as const;

export const studentNamesWords = {
  heading: 'Student names',
  lead: {
    district: 'These choices apply to every school in the district.',
    school: 'If the district stores no last names, your school stores none either.',
    workspace: 'These choices apply to all your classes.',
  } satisfies Record<OrganizationKind, string>,
  keep: 'Store last names',
  hint: 'Without this, only the initial of a last name is stored from now on, no matter who types, pastes or imports it. Last names already stored are shortened, which cannot be undone.',
  isOn: 'Last names are stored from now on.',
  isOff: 'Only initials of last names are stored from now on.',
  ask: 'Stop storing last names?',
  askBody: (count: number) =>
    count === 0
      ? 'No last names are stored. From now on, only initials are stored.'
      : `${counted(count, 'last name that is', 'last names that are')} stored now will be shortened to an initial within minutes. This cannot be undone: to get the names back, you would have to type or import them again.`,
  confirm: 'Store initials only',
} as const;

export const retentionWords = {
  heading: 'Archived students',
  lead: {
    district:
      'Archived students can be restored until they are erased. What you choose here applies to every school of the district.',
    school:
      'Archived students can be restored until they are erased. If the district keeps them longer, that applies here too.',
    workspace: 'Archived students can be restored until they are erased.',
  } satisfies Record<OrganizationKind, string>,
  label: 'Erase them after',
  hint: 'After that they cannot be restored. Class totals keep their work, without names. If you choose a shorter time, students archived longer than that are erased the next night.',
  time: (days: number, isLeast: boolean) => (isLeast ? `${days} days` : `${Math.round(days / 365)} years`),
  save: 'Save the period',
  saved: 'Saved.',
} as const;

export const commonZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Mountain, no daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
};

export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ').replaceAll('/', ' / ');

export const timeZoneName = (timeZone: string): string => commonZones[timeZone] ?? zoneName(timeZone);

export const schoolsWords = {
  heading: 'Schools',
  lead: 'The schools of your district. The district’s managers can manage them, too.',
  list: 'Schools of the district',
  none: 'No schools yet.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${bidiIsolate(name)}`,
  renameTitle: 'Rename the school',
  renamed: (name: string) => `The school is now called ${bidiIsolate(name)}.`,
  name: 'Name of the school',
  newName: 'Name of a new school',
  add: 'Add the school',
  added: (name: string) => `${bidiIsolate(name)} was added.`,
} as const;

export const billingContactWords = {
  heading: 'Billing',
  lead: 'Who gets quotes, bills and reminders about the license.',
  contacts: 'Billing contacts',
  noContacts: 'No billing contact yet.',
  unnamed: 'No name yet',
  toTeachers: 'Choose them under Staff',
  addresses: 'More email addresses',
  addressesChanged:
    'Someone else changed these addresses. Yours are not saved: add them to the list and save again.',
  addressesHint: `Up to ${maxBillingAddresses}, one on each line, such as the school’s office. They need no account.`,
  noAddresses: 'No more email addresses.',
  postalAddress: 'Address on quotes and invoices',
  postalAddressHint: `As on an envelope, up to ${maxAddressLines} lines. It is printed under the name of your organization.`,
  noPostalAddress: 'No address yet.',
  savePostalAddress: 'Save the address',
  ownerOnly: 'Only the owner can change these.',
  save: 'Save the addresses',
  saved: 'Saved.',
} as const;

const unit = (name: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, maximumFractionDigits: 1 });
const kilobytes = unit('kilobyte');
const megabytes = unit('megabyte');

const size = (bytes: number): string =>
  bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000);

export const agreementWords = {
  heading: 'Data agreement',
  lead: 'The agreement about students’ data that your school or district signed with us.',
  none: 'No agreement has been uploaded yet.',
  signed: (by: string, on: IsoDate) => `Signed by ${bidiIsolate(by)} on ${formatDate(on)}`,
  about: (uploadedAt: number, bytes: number) => `PDF, ${size(bytes)}, uploaded on ${localDate(uploadedAt)}`,
  download: 'Download',
  downloaded: 'data-agreement.pdf is in your downloads.',
  open: 'Upload an agreement',
  replace: 'Upload a new one',
  title: 'Upload the data agreement',
  replaces: 'It replaces the current one.',
  signedBy: 'Signed by',
  signedByHint: 'The person who signed for your school or district.',
  signedOn: 'Signed on',
  file: 'The signed PDF',
  fileHint: 'At most 5 MB.',
  upload: 'Upload',
  uploading: 'Uploading…',
  uploaded: 'The agreement was uploaded.',
} as const;

type Problems = Readonly<Partial<Record<FieldProblem, string>>>;

export const settingsProblems: Readonly<Record<string, Problems>> = {
  name: { required: 'Type a name.' },
  addresses: {
    malformed: 'Type one whole address on each line, such as bills@school.org.',
    'too-long': `Use at most ${maxBillingAddresses} addresses.`,
  },
  postalAddress: {
    'too-long': `Use at most ${maxAddressLines} lines of ${maxAddressLineLength} characters each.`,
  },
  domain: {
    required: 'Type a domain.',
    malformed: 'Type only what follows the @, such as oak-school.org.',
    'too-long': 'This is too long to be a domain.',
  },
  provider: {
    required: 'Type the ID that our support gave you.',
    malformed: 'Type the whole ID, such as oidc.oak or saml.oak.',
  },
  signedBy: { required: 'Type who signed it.' },
  signedOn: { required: 'Choose the day it was signed.', malformed: 'Choose a day.' },
};
