/** Whether a record is published: `unknown` where the name servers of the domain do not answer, so that it may be tried again. */
export type RecordState = 'published' | 'absent' | 'unknown';

/** Asks the name system of the internet for what the owner of a domain publishes. */
export interface DomainProof {
  /** Whether one of the TXT records of the domain itself reads exactly so. Within 10 seconds. */
  find(domain: string, record: string): Promise<RecordState>;
}
