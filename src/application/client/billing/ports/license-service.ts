import type { ReadOptions } from '#domain/cancellation.ts';
import type { License } from '#domain/billing/license/license.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { TrialRefused, TrialRequest } from '#domain/organizations/grants/trial-request.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { PlanFacts } from '#domain/billing/license/license-plan.ts';
import type { NoticeRefused } from '#domain/billing/notices/notice-refusals.ts';
import type { NoticeTopic } from '#domain/billing/notices/notice-table.ts';
import type { SentNotice } from '#domain/billing/notices/notice.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export interface LicenseService {
  /** The user's access state, its source and its end, in their current organization (LIC-4). */
  read(options?: ReadOptions): Promise<Result<License, ServiceFailure>>;
  /** The data for planning a license, in the user's current organization (LIC-11). */
  planFacts(options?: ReadOptions): Promise<Result<PlanFacts, ServiceFailure>>;
  /** A PDF that makes the case for a purchase: usage in the current organization, cost and contact. */
  printCase(
    paper: PaperSize,
  ): Promise<Result<Uint8Array<ArrayBuffer>, { readonly kind: 'document/paper-busy' } | ServiceFailure>>;
  trialRequest(options?: ReadOptions): Promise<Result<TrialRequest | null, ServiceFailure>>;
  /** Requests a longer trial from our staff. A user can do this only once. */
  askForTrial(why: string): Promise<Result<null, FormInvalid<'why'> | TrialRefused<'ask'> | ServiceFailure>>;
  /** License notices sent to the user, newest first (R28). For buyers, also notices sent to other recipients. */
  notices(options?: ReadOptions): Promise<Result<readonly SentNotice[], ServiceFailure>>;
  stoppedMails(options?: ReadOptions): Promise<Result<readonly NoticeTopic[], ServiceFailure>>;
  setStoppedMails(topics: readonly NoticeTopic[]): Promise<Result<null, ServiceFailure>>;
  /** Unsubscribes from a topic with the key of an email's link; needs no login. */
  stopMails(key: string): Promise<Result<null, NoticeRefused | ServiceFailure>>;
}
