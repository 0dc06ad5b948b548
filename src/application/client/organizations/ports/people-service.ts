import type { TrialRefused, WaitingTrial } from '#domain/organizations/grants/trial-request.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import type { PersonQuery } from '#domain/organizations/directory/person-table.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type { Result } from '#domain/result.ts';
import type { CompDraft } from '#domain/organizations/staff/staff-forms.ts';
import type { StaffReasonDraft } from '#domain/organizations/staff/staff-reason.ts';
import type { StaffRefused } from '#domain/organizations/staff/staff-refusals.ts';
import type { Viewing } from '#domain/identity/account/session-user.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type Acted<Field extends string = never> = Promise<
  Result<null, StaffRefused<'act'> | FormInvalid<Field | 'reason'> | ServiceFailure>
>;

/** The directory of people (ORG-5), and our staff's operations on them, which require a recent login with a second factor, and a reason. */
export interface PeopleService {
  page(
    query: PersonQuery,
    options?: ReadOptions,
  ): Promise<Result<Page<Person>, StaffRefused<'page'> | ServiceFailure>>;
  changeType(id: string, accountType: MemberRole, reason: StaffReasonDraft): Acted;
  extendTrial(id: string, days: number, reason: StaffReasonDraft): Acted<'days'>;
  /** Gives a complimentary license to a person or one of their organizations, or changes their current one. */
  grantComplimentary(id: string, comp: CompDraft): Acted<Exclude<keyof CompDraft, 'reason'>>;
  declineTrial(id: string, reason: StaffReasonDraft): Acted;
  trialRequests(
    options?: ReadOptions,
  ): Promise<Result<readonly WaitingTrial[], TrialRefused<'list'> | ServiceFailure>>;
  setDisabled(id: string, disabled: boolean, reason: StaffReasonDraft): Acted;
  resendLink(id: string): Acted;
  /** Permanently deletes the account; `address` is the address as typed, and must match the account's address. */
  erase(id: string, address: string, reason: StaffReasonDraft): Acted<'address'>;
  startViewAs(
    id: string,
    reason: StaffReasonDraft,
  ): Promise<Result<Viewing, StaffRefused<'startViewAs'> | FormInvalid<'reason'> | ServiceFailure>>;
  endViewAs(viewId: string): Promise<Result<null, ServiceFailure>>;
}
