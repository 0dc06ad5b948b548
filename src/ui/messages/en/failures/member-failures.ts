import type { MemberQuestion, MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { WorkspaceMoveRefused } from '#domain/organizations/joining/workspace-move.ts';
import type { FailureWords } from './failure-words.ts';

type MemberFailure = Exclude<
  MemberRefused<MemberQuestion>['kind'],
  'account/not-permitted' | 'license/ended' | 'organization/not-a-member'
>;

/** The texts of failures about members, and about a workspace that moves into a school. */
export const memberFailures: Readonly<
  Record<
    | MemberFailure
    | WorkspaceMoveRefused<'ask'>['kind']
    | 'organization/addresses-changed'
    | 'organization/not-a-district',
    FailureWords
  >
> = {
  'workspace/not-yours': {
    says: 'You do not own this workspace.',
    next: 'Choose your workspace in the menu, then try again.',
  },
  'workspace/has-others': {
    says: 'Other people work in your workspace, too.',
    next: 'Deactivate them under Staff first.',
  },
  'member/not-found': {
    says: 'No one in your school has this address.',
    next: 'Look in the list of teachers.',
  },
  'member/takes-no-seat': {
    says: 'This person does not need a seat.',
    next: 'Only people who teach need one.',
  },
  'member/oneself': {
    says: 'You cannot change this for yourself.',
    next: 'Ask another manager of your school.',
  },
  'member/last-in-charge': {
    says: 'Your school needs at least one manager.',
    next: 'Make someone else a manager first. If you are the only owner, write to support.',
  },
  'member/status-changed': {
    says: 'Someone else changed this person’s settings.',
    next: 'Reload the page, then try again.',
  },
  'member/hand-over-invalid': {
    says: 'A class can no longer go to the person you chose.',
    next: 'Reload the page and choose someone else.',
  },
  'organization/addresses-changed': {
    says: 'Someone else changed these addresses while you were typing.',
    next: 'Yours are not saved. Add the ones that you need to the list below, and save again.',
  },
  'organization/not-a-district': {
    says: 'Only a district can have schools.',
    next: 'Contact us to change this organization into a district.',
  },
  'organization/no-such-school': {
    says: 'This school is not one of yours.',
    next: 'Choose another school.',
  },
  'organization/no-free-seat': {
    says: 'No seat is free.',
    next: 'Deactivate a teacher who has left, or buy more seats.',
  },
};
