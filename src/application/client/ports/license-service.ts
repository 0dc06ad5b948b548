import type { ReadOptions } from '#domain/cancellation.ts';
import type { License } from '#domain/license/license.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { TrialRefused, TrialRequest } from '#domain/license/trial-request.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { PlanFacts } from '#domain/license/license-plan.ts';
import type { NoticeRefused } from '#domain/notices/notice-refusals.ts';
import type { NoticeTopic } from '#domain/notices/notice-table.ts';
import type { SentNotice } from '#domain/notices/notice.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The license of the signed-in user, as our service has it. */
export interface LicenseService {
  /** What covers them, why and until when, in the organization that they act in (LIC-4). */
  read(options?: ReadOptions): Promise<Result<License, ServiceFailure>>;
  /** What a license is planned from, in the organization that they act in (LIC-11). */
  planFacts(options?: ReadOptions): Promise<Result<PlanFacts, ServiceFailure>>;
  /** What they have done with the product in the organization that they act in, what it costs and whom to ask, as a PDF for who decides about money. */
  printCase(
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, { readonly kind: 'document/paper-busy' } | ServiceFailure>>;
  /** What they asked our staff, and what was answered; null where they never asked. */
  trialRequest(options?: ReadOptions): Promise<Result<TrialRequest | null, ServiceFailure>>;
  /** Asks our staff to let them try longer: once. */
  askForTrial(why: string): Promise<Result<null, FormInvalid<'why'> | TrialRefused<'ask'> | ServiceFailure>>;
  /** The mails about it that were sent to them, and, to who buys, to others; the latest first (R28). */
  notices(options?: ReadOptions): Promise<Result<readonly SentNotice[], ServiceFailure>>;
  /** The topics that they want no mails about. */
  stoppedMails(options?: ReadOptions): Promise<Result<readonly NoticeTopic[], ServiceFailure>>;
  /** From now on these are the topics that they want no mails about. */
  setStoppedMails(topics: readonly NoticeTopic[]): Promise<Result<null, ServiceFailure>>;
  /** Stops mails like the one whose link has this key; nobody needs to be logged in. */
  stopMails(key: string): Promise<Result<null, NoticeRefused | ServiceFailure>>;
}
