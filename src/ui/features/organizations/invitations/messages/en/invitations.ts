import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Standing } from '#domain/organizations/invitations/invitation.ts';

export const invitationPage = {
  heading: (school: string): string => `Join ${bidiIsolate(school)}`,
  goesTo: 'Invited address',
  loggedInAs: 'You are logged in as',
  stays: 'Nothing else changes: you keep your other schools, your classes and your lessons.',
  accept: 'Accept',
  decline: 'Decline',
  logIn: 'Log in to accept',
  signUp: 'Sign up to accept',
  forVisitors: 'Only the person who gets the email at the invited address can accept.',
  otherAddress: (email: string): string =>
    `This invitation is for ${bidiIsolate(email)}, and you are logged in with another address.`,
  logInOther: 'Log in with another address',
  unproved:
    'First confirm that this email address is yours: open the link in the email that we sent you. You can send it again from your profile.',
  toProfile: 'Go to your profile',
  noSeat: 'The school has no free seat right now.',
  noSeatNext:
    'Its managers can see that you tried. Once they make room, accept again: the invitation is still valid.',
  acceptedHeading: (school: string): string => `You belong to ${bidiIsolate(school)}`,
  accepted: 'Your other schools and your own workspace are still there, in the menu with your name.',
  declinedHeading: (school: string): string => `You declined ${bidiIsolate(school)}`,
  declined: 'If that was a mistake, ask the person who invited you to send it again.',
  goOn: 'Go to the lessons',
  goOnOnboarding: 'Continue',
  missingHeading: 'We cannot find this invitation',
  missing: 'The link is not complete, or the invitation was deleted. Open the link in the email again.',
  overHeading: (school: string) => `This invitation to ${bidiIsolate(school)} is no longer valid`,
  reading: 'Loading the invitation …',
} as const;

/** The reasons why an invitation is no longer open, for users who did not respond to it themselves. */
export const overWords: Readonly<Record<Exclude<Standing, 'pending'>, string>> = {
  accepted: 'It was already accepted. Log in with the address that it was sent to.',
  declined: 'It was declined. The sender can send it again.',
  revoked: 'It was revoked. If that is a mistake, ask the person who invited you.',
  expired:
    'Invitations are valid for 30 days, and this one is older. Ask the person who invited you to send it again.',
};

export const remindersWords = {
  heading: 'Stop the reminders?',
  lead: 'You will get no more emails about this invitation. You can still accept it while it is valid.',
  stop: 'Stop the reminders',
  stopped: 'You will get no more reminders about this invitation.',
} as const;

export const ownInvitations = {
  heading: 'Your invitations',
  lead: 'Schools that invited you. Nothing changes until you accept.',
  none: 'You have no invitations',
  noneMore: 'Each invitation is for one address. If yours was sent to another address, log in with that one.',
  opened: 'You opened an invitation in this browser.',
  seeOpened: 'See the invitation',
  logIn: 'Log in',
  loggedOut: 'Log in to see who invited you.',
  waiting: 'Loading your invitations …',
  expires: (day: string): string => `Valid until ${day}.`,
  acceptOf: (school: string): string => `Accept the invitation from ${bidiIsolate(school)}`,
  declineOf: (school: string): string => `Decline the invitation from ${bidiIsolate(school)}`,
  accepted: (school: string): string => `You belong to ${bidiIsolate(school)} now.`,
  declined: (school: string): string => `You declined the invitation from ${bidiIsolate(school)}.`,
} as const;
