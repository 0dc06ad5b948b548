/** Whether a DNS record is published; `unknown` if the name servers do not respond; the check can then be retried. */
export type RecordState = 'published' | 'absent' | 'unknown';

export interface DomainProof {
  /** Checks whether a TXT record of the domain (not of a subdomain) has exactly this text. Takes at most 10 seconds. */
  find(domain: string, record: string): Promise<RecordState>;
}
