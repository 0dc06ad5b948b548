import { type AccessState, readsLicensed } from '#domain/identity/account/access-state.ts';
import type { License } from '#domain/billing/license/license.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import { windDownDays } from '#domain/organizations/grants/wind-down.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { accessWords } from '../../../messages/en/access.ts';
import { paths } from '../../../routes/paths.ts';
import { planWords } from './messages/en/plan.ts';
import { useOwnPart } from './own-part.ts';
import { coverSentence, coverWords as words, stateMeaning } from './messages/en/license.ts';

const tones: Readonly<Record<AccessState, ChipTone>> = {
  trial_active: 'harbor',
  trial_expired: 'coral',
  subscription_active: 'moss',
  renewal_coming: 'sun',
  subscription_expired: 'coral',
};

/**
 * Shows the grant that covers the user, with its reason and end. Uses the session's access state, which `window.blockyard.setAccessState` can override (LIC-2).
 */
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
        <p>{isPaused ? words.pausedMeaning : stateMeaning[state]}</p>
        {readsLicensed(state) || license.lastDay === null ? null : (
          <p>{words.students(daysAfter(license.lastDay, windDownDays))}</p>
        )}
        <p className="quiet">{breakable(part)}</p>
        <TextLink alone to={paths.licensePlan}>
          {planWords.toPlan}
        </TextLink>
      </div>
    </SectionCard>
  );
}
