import { Progress } from '@chakra-ui/react';
import { useState } from 'react';
import type { License } from '#domain/billing/license/license.ts';
import {
  type Capacity,
  limitedResources,
  type LimitedResource,
  isNearCap,
} from '#domain/organizations/grants/capacity.ts';
import { type PaperSize, paperSizes } from '#domain/platform/files/paper-size.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { Choice } from '../../../forms/choice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { LongerTrial } from './longer-trial.tsx';
import { afterTrial, trialWords as words } from './messages/en/trial.ts';

const Bar = ({
  of,
  used,
  cap,
}: {
  readonly of: LimitedResource;
  readonly used: number;
  readonly cap: number;
}) => (
  <div className="stack" data-gap="2">
    <Progress.Root value={Math.min(used, cap)} max={cap}>
      <Progress.Track aria-label={words.bars[of]}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
    <p className="settings-value">{words.taken[of](used, cap)}</p>
  </div>
);

/** Describes a limit if at least four fifths of it are used. */
function capSentence(capacity: Capacity): string | null {
  const isOver = (thing: LimitedResource): boolean =>
    capacity.used[thing] > (capacity.caps[thing] ?? Number.POSITIVE_INFINITY);
  if (limitedResources.some(isOver)) return words.beyond;
  return limitedResources.some((thing) => isNearCap(thing, capacity)) ? words.nearly : null;
}

function UseOfCaps({ capacity }: Pick<License, 'capacity'>) {
  const sentence = capSentence(capacity);
  return (
    <>
      {limitedResources.map((thing) => {
        const cap = capacity.caps[thing];
        return cap === null ? null : <Bar key={thing} of={thing} used={capacity.used[thing]} cap={cap} />;
      })}
      {sentence === null ? null : <p>{sentence}</p>}
    </>
  );
}

function CasePaper() {
  const { license } = useApp();
  const action = useAsyncAction();
  const [paper, setPaper] = useState<PaperSize>('letter');
  const download = (): void =>
    action.run(
      () => license.printCase(paper),
      (file) => saveFile(words.paper.file, file, 'application/pdf'),
    );
  return (
    <SectionCard id="paper" heading={words.paper.heading} lead={words.paper.lead}>
      <Choice
        legend={words.paper.size}
        values={paperSizes}
        labels={words.paper.sizes}
        chosen={paper}
        onChoose={setPaper}
      />
      <FailureNotice failure={action.failure} />
      <div>
        <Button aria-disabled={action.pending} onClick={download}>
          {words.paper.download}
        </Button>
      </div>
    </SectionCard>
  );
}

function Trial({ capacity }: Pick<License, 'capacity'>) {
  return (
    <>
      <SectionCard id="trial" heading={words.heading} lead={words.lead}>
        <UseOfCaps capacity={capacity} />
        <div className="stack">
          <h3>{words.after}</h3>
          <p>{afterTrial.stays}</p>
          <p>{afterTrial.lost}</p>
        </div>
      </SectionCard>
      <LongerTrial />
      <CasePaper />
    </>
  );
}

const Holds = ({ capacity }: Pick<License, 'capacity'>) => (
  <SectionCard id="holds" heading={words.holds} lead={words.holdsLead}>
    <UseOfCaps capacity={capacity} />
  </SectionCard>
);

const hasTrial = ({ grant, state }: Pick<License, 'grant' | 'state'>): boolean =>
  grant?.kind === 'trial' && (state === 'trial_active' || state === 'trial_expired');

/** Usage compared with the limits of a trial or license. During and after a trial, also shows what happens next (LIC-3). */
export const TrialSection = (license: Pick<License, 'capacity' | 'grant' | 'state'>) =>
  hasTrial(license) ? <Trial {...license} /> : <Holds {...license} />;
