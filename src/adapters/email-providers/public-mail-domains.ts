import domains from 'email-providers/all.json' with { type: 'json' };
import type { PublicMailDomains } from '#application/service/organizations/domains/domain-ports.ts';

/** The domains of public and disposable email providers, from the package's list. */
export const publicMailDomains: PublicMailDomains = new Set(domains);
