import type { Problems } from '../problem-row.ts';

export const domainProblems = {
  'domain/workspace': {
    status: 422,
    title: 'A workspace has no mail domain',
    detail: 'Schools and districts claim theirs.',
  },
  'domain/public': {
    status: 422,
    title: 'Anyone can get an address at this domain',
    detail: 'Use a domain at which only staff of the organization have addresses.',
  },
  'domain/taken': {
    status: 422,
    title: 'Another organization has verified this domain',
    detail: 'A domain belongs to one organization; its district may have it already.',
  },
  'domain/limit': {
    status: 422,
    title: 'The organization has reached its limit of domains',
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
    detail: 'Verify it first. A rule ends when its domain is no longer verified.',
  },
  'sign-in-rule/not-tried': {
    status: 422,
    title: 'Only someone who logged in with the provider can turn off other ways to log in',
    detail: 'Set the rule with passwordAllowed, log in with the provider, then turn off the others.',
  },
  'domain/not-published': {
    status: 422,
    title: 'The record is not published yet',
    detail: 'Publish it as a TXT record of the domain itself. It can take hours to appear.',
  },
  'domain/not-checked': {
    status: 503,
    title: 'The name servers of the domain do not answer',
    detail: 'Nothing was changed. Check again in a few minutes.',
    retryAfter: 60,
  },
} as const satisfies Problems;
