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
    says: 'Others work in your workspace, too.',
    next: 'Deactivate them under Staff first.',
  },
  'member/not-found': {
    says: 'No one in your school has this address.',
    next: 'Look in the list of teachers.',
  },
  'member/takes-no-seat': {
    says: 'This person needs no seat.',
    next: 'Only people who teach take one.',
  },
  'member/oneself': {
    says: 'You cannot change this for yourself.',
    next: 'Ask another manager of your school.',
  },
  'member/last-in-charge': {
    says: 'The school would have no manager.',
    next: 'Make someone else a manager first. The last customer of the school stays.',
  },
  'member/status-changed': {
    says: 'Someone else changed this person.',
    next: 'Check the page again, then decide.',
  },
  'member/hand-over-invalid': {
    says: 'A class can no longer go to the person you chose.',
    next: 'Look at the page again, and choose once more.',
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
