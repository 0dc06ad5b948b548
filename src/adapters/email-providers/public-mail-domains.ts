import domains from 'email-providers/all.json' with { type: 'json' };
import type { PublicMailDomains } from '#application/service/domains/domain-ports.ts';

/** Providers at which anybody gets a mailbox, for good or for ten minutes, as the package lists them. */
export const publicMailDomains: PublicMailDomains = new Set(domains);
