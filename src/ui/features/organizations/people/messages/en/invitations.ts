import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { AddressAnswer } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitationStatus, InvitedRole } from '#domain/organizations/invitations/invitation.ts';

export const invitedRoleWords: Readonly<Record<InvitedRole, string>> = {
  teacher: 'Teacher',
  manager: 'Manager',
};

export const answerWords: Readonly<Record<AddressAnswer, string>> = {
  invited: 'Gets an invitation',
  renewed: 'Invited before: gets the email again',
  elsewhere: 'Gets an invitation',
  here: 'Already belongs to this school',
  twice: 'Is on the list twice',
  bad: 'Is not an email address',
  'no-seat': 'No seat is free',
};

/** The texts of the results after the emails were sent. */
export const sentWords: Readonly<Record<AddressAnswer, string>> = {
  ...answerWords,
  invited: 'Invited',
  renewed: 'Invited again',
  elsewhere: 'Invited',
};

export const inviteWords = {
  back: 'Back to teachers',
  heading: 'Invite teachers',
  lead: 'Paste the addresses of your colleagues. You see what happens with each one before anything is sent.',
  addresses: 'Email addresses',
  addressesHint:
    'In any format: one per line, with or without names, separated by commas or semicolons, or a column from a spreadsheet. Up to 5,000.',
  tooMany: 'These are too many at once. Invite up to 5,000 addresses, then the others.',
  noAddress: 'Paste at least one email address.',
  role: 'Role',
  roleHint: 'Teachers have classes. Managers invite others and see all classes of the school.',
  school: 'School',
  message: 'Message',
  messageHint: 'Appears in the email. Web addresses are left out.',
  messageTooLong: 'This message is too long. Use at most 1,000 characters.',
  check: 'Check the addresses',
  checkHeading: (sent: number): string => `${counted(sent, 'invitation')} to send`,
  nothing: 'No one to invite',
  seatsLeft: (seats: number): string => `${counted(seats, 'seat is', 'seats are')} free after that.`,
  noSeats: 'No seat is free after that.',
  noSeatNext: 'Deactivate a teacher who has left, or ask the owner of the school for more seats.',
  list: 'Addresses',
  columns: { text: 'Address', answer: 'What happens' },
  belongs: (school: string): string => `Belongs to ${bidiIsolate(school)}, too, and stays there.`,
  showAll: (rows: number): string => `Show all ${formatCount(rows)}`,
  send: (sent: number): string => `Send ${counted(sent, 'invitation')}`,
  change: 'Change the list',
  sentHeading: (sent: number): string => `${counted(sent, 'person', 'people')} invited`,
  sentLead:
    'Each invitation is valid for 30 days. Two reminders are sent automatically, after 3 and 10 days.',
  nobody: 'No one was invited. Check the list.',
  job: 'The invitations are being sent',
  delivered: (sent: number, bounced: number): string =>
    bounced === 0
      ? `${counted(sent, 'email was', 'emails were')} sent.`
      : `${counted(sent, 'email was', 'emails were')} sent. ${counted(bounced, 'address does', 'addresses do')} not exist.`,
  see: 'See the invitations',
  more: 'Invite others',
} as const;

export const invitationStatusWords: Readonly<Record<InvitationStatus, string>> = {
  queued: 'Being sent',
  sent: 'Sent',
  bounced: 'Email bounced',
  opened: 'Opened',
  'no-seat': 'No seat free',
  joined: 'Joined',
  declined: 'Declined',
  revoked: 'Revoked',
  expired: 'Expired',
};

export const pendingWords = {
  list: 'Invitations',
  waiting: 'Loading the invitations …',
  empty: { title: 'No invitations yet', advice: 'Invite the teachers of your school by email.' },
  shown: (rows: number, total: number): string => `${rows} of ${counted(total, 'invitation')}`,
  about: (role: string, school: string, inviter: string | null, day: string): string =>
    [role, bidiIsolate(school), inviter === null ? day : `${day} by ${bidiIsolate(inviter)}`].join(' · '),
  until: (day: string): string => `Valid until ${day}`,
  more: 'Show more',
  actions: 'Actions',
  actionsFor: (email: string): string => `for ${bidiIsolate(email)}`,
  resend: 'Send again',
  resent: (email: string): string => `The invitation to ${bidiIsolate(email)} is being sent again.`,
  link: 'Copy link',
  linkTitle: (email: string): string => `Link for ${bidiIsolate(email)}`,
  linkLead: 'Share it yourself. It only works for the owner of this address.',
  linkLabel: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the link and copy it.',
  close: 'Close',
  revoke: 'Revoke',
  revokeTitle: (email: string): string => `Revoke the invitation to ${bidiIsolate(email)}?`,
  revokeLead: 'The link in their email stops working. You can invite them again at any time.',
  revoked: (email: string): string => `The invitation to ${bidiIsolate(email)} was revoked.`,
} as const;
