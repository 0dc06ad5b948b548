import type { DomainRefused } from '#domain/organizations/domains/mail-domain.ts';
import type { JoinRefused } from '#domain/organizations/joining/join-request.ts';
import type { SignInRuleRefused } from '#domain/organizations/domains/sign-in-rule.ts';
import type { FailureWords } from './failure-words.ts';

type JoiningFailure = Exclude<
  (
    | DomainRefused<'check' | 'claim' | 'remove'>
    | SignInRuleRefused<'set'>
    | JoinRefused<'approve' | 'ask' | 'decline'>
  )['kind'],
  'license/ended' | 'license/students-full' | 'organization/no-free-seat' | 'organization/no-such-school'
>;

export const joiningFailures: Readonly<Record<JoiningFailure, FailureWords>> = {
  'domain/workspace': {
    says: 'Only schools and districts have an email domain.',
    next: 'Move your workspace into your school, or ask us to set your school up.',
  },
  'domain/public': {
    says: 'Anyone can get an address at this domain.',
    next: 'Use a domain whose addresses only your staff have.',
  },
  'domain/taken': {
    says: 'Another school or district has verified this domain.',
    next: 'Your district may have it already. If it should be yours, write to support.',
  },
  'domain/limit': {
    says: 'You have added as many domains as you can.',
    next: 'Remove one that your staff do not use, then add this one.',
  },
  'domain/not-found': {
    says: 'This domain was removed.',
    next: 'Reload the page.',
  },
  'sign-in-rule/not-proved': {
    says: 'This domain is not verified.',
    next: 'Verify it first. Then you can choose how people log in.',
  },
  'sign-in-rule/not-tried': {
    says: 'You have not logged in with this provider yourself.',
    next: 'Leave passwords on and save. Log out, log in with the provider, then turn passwords off.',
  },
  'domain/not-published': {
    says: 'We do not see the record yet.',
    next: 'Check that it matches exactly. A new record can take a few hours to appear.',
  },
  'domain/not-checked': {
    says: 'The domain’s name servers did not answer.',
    next: 'Nothing was changed. Try again in a few minutes.',
  },
  'join-request/not-offered': {
    says: 'You can no longer ask to join this school.',
    next: 'Ask one of its managers to invite you.',
  },
  'join-request/not-found': {
    says: 'This request no longer exists.',
    next: 'Reload the page.',
  },
  'workspace/cannot-move': {
    says: 'This workspace can no longer move into the school.',
    next: 'It may have moved already, its owner may have left, or others may work in it now. Reload the page.',
  },
  'join-request/answered': {
    says: 'Someone else already answered this request.',
    next: 'Reload the page.',
  },
};
