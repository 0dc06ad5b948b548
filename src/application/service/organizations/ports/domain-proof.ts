/** Whether a DNS record is published; `unknown` if the name servers do not respond, so that it can be retried. */
export type RecordState = 'published' | 'absent' | 'unknown';

export interface DomainProof {
  /** Whether a TXT record of the domain itself is exactly this text. At most 10 seconds. */
  find(domain: string, record: string): Promise<RecordState>;
}
