import { type AccessState, readsLicensed } from '#domain/identity/account/access-state.ts';
import type { License } from '#domain/billing/license/license.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import { windDownDays } from '#domain/organizations/grants/wind-down.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { accessWords } from '../../../messages/en/access.ts';
import { paths } from '../../../routes/paths.ts';
import { planWords } from './messages/en/plan.ts';
import { useOwnPart } from './own-part.ts';
import { purchaseSubject } from './purchase-subject.ts';
import {
  buyersSentence,
  coverSentence,
  coverWords as words,
  licenseWithoutSeat,
  payersSentence,
  stateMeaning,
} from './messages/en/license.ts';

const tones: Readonly<Record<AccessState, ChipTone>> = {
  trial_active: 'harbor',
  trial_expired: 'coral',
  subscription_active: 'moss',
  renewal_coming: 'sun',
  subscription_expired: 'coral',
};

const Offer = ({ renews }: { readonly renews: boolean }) => (
  <div>
    <LinkButton variant="primary" to={renews ? paths.checkoutRenew : paths.checkoutPurchase}>
      {renews ? words.renew : words.buy}
    </LinkButton>
  </div>
);

/** Links the buyer to the unpaid invoice; tells others whom to ask. A second license is not offered. */
const Payment = ({ mayPay, license }: { readonly mayPay: boolean; readonly license: License }) => {
  const sentence = payersSentence(license.buyers);
  if (mayPay)
    return (
      <div>
        <LinkButton variant="primary" to="#documents">
          {words.toInvoice}
        </LinkButton>
      </div>
    );
  return sentence === '' ? null : <p>{breakable(sentence)}</p>;
};

/** Whether an order waits for us to confirm its purchase order, and nothing else covers. */
const isUnconfirmed = ({ history, reason }: License): boolean =>
  reason !== 'covered' && reason !== 'grace' && history.some(({ standing }) => standing === 'unconfirmed');

/** The link to buy; users who may not buy see who can. */
function Purchase({ state, license }: { readonly state: AccessState; readonly license: License }) {
  const organization = personOf(useSession())?.organization?.path ?? null;
  const refused = useRefusal('license.buy', purchaseSubject(license, organization));
  if (license.reason === 'paused' || isUnconfirmed(license))
    return <Payment mayPay={refused === null} license={license} />;
  const renews = state === 'renewal_coming' || state === 'subscription_expired';
  // A seat of the license that there is costs nothing: it is asked for below.
  if (licenseWithoutSeat(license) !== null) return null;
  // Nothing to buy until a renewal is offered.
  if (state === 'subscription_active') return null;
  if (refused === null) return <Offer renews={renews} />;
  const sentence = buyersSentence(license.buyers, renews);
  return sentence === '' ? null : <p>{breakable(sentence)}</p>;
}

/** The grant that covers the user, with reason and end. The state is the session's, which other code may set (LIC-2). */
export function CoverSection(license: License) {
  const part = useOwnPart(license);
  const state = personOf(useSession())?.accessState ?? license.state;
  const isPaused = license.reason === 'paused';
  return (
    <SectionCard id="cover" heading={words.heading}>
      <div className="stack">
        <div>
          <Chip tone={tones[state]}>{isPaused ? words.paused : accessWords[state]}</Chip>
        </div>
        <p className="settings-value">{breakable(coverSentence(license))}</p>
        {isUnconfirmed(license) ? <Notice>{words.unconfirmed}</Notice> : null}
        <p>{isPaused ? words.pausedMeaning : stateMeaning[state]}</p>
        {readsLicensed(state) || license.lastDay === null ? null : (
          <p>{words.students(daysAfter(license.lastDay, windDownDays))}</p>
        )}
        <p className="quiet">{breakable(part)}</p>
        <Purchase state={state} license={license} />
        <TextLink alone to={paths.licensePlan}>
          {planWords.toPlan}
        </TextLink>
      </div>
    </SectionCard>
  );
}
