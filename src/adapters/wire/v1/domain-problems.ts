import type { Problems } from './problem-row.ts';

export const domainProblems = {
  'domain/workspace': {
    status: 422,
    title: 'A workspace has no mail domain',
    detail: 'Schools and districts claim theirs.',
  },
  'domain/public': {
    status: 422,
    title: 'Anybody gets an address of this domain',
    detail: 'Name a domain whose addresses only the staff of the organization have.',
  },
  'domain/taken': {
    status: 422,
    title: 'Another organization has proved this domain',
    detail: 'A domain belongs to one organization; its district may have it already.',
  },
  'domain/limit': {
    status: 422,
    title: 'The organization has claimed as many domains as it may',
    detail: 'Remove one that it does not use.',
  },
  'domain/not-found': {
    status: 404,
    title: 'There is no such domain',
    detail: 'The domains of an organization are listed in /v1/app/organizations/{id}/domains.',
  },
  'sign-in-rule/not-proved': {
    status: 422,
    title: 'The domain is not proved',
    detail: 'Prove it first; a rule ends with the proof.',
  },
  'sign-in-rule/not-tried': {
    status: 422,
    title: 'Other ways to log in are closed only by somebody who came by the provider',
    detail: 'Set the rule with passwordAllowed, log in by the provider, then close the others.',
  },
  'domain/not-published': {
    status: 422,
    title: 'The record is not published yet',
    detail: 'Publish it as a TXT record of the domain itself; others see it after minutes or hours.',
  },
  'domain/not-checked': {
    status: 503,
    title: 'The name servers of the domain do not answer',
    detail: 'Nothing was changed. Check again in a few minutes.',
    retryAfter: 60,
  },
} as const satisfies Problems;
