import { Progress } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { License } from '#domain/license/license.ts';
import { trialCaps } from '#domain/license/capacity.ts';
import type { TeachingUse } from '#domain/license/teaching-use.ts';
import { type PaperSize, paperSizes } from '#domain/lessons/paper-size.ts';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { saveFile } from '../../components/save-file.ts';
import { QueryBoundary } from '../../data/query-boundary.tsx';
import { useQuery } from '../../data/use-query.ts';
import { Choice } from '../../forms/choice.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { SectionCard } from '../../layouts/section-card.tsx';
import { LongerTrial } from './longer-trial.tsx';
import { afterTrial, trialWords as words } from './messages/en/trial.ts';

type Capped = keyof typeof trialCaps;

const Bar = ({ of, used }: { readonly of: Capped; readonly used: number }) => (
  <div>
    <Progress.Root value={Math.min(used, trialCaps[of])} max={trialCaps[of]}>
      <Progress.Track aria-label={words.bars[of]}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
    <p className="settings-value">{words.taken[of](used, trialCaps[of])}</p>
  </div>
);

/** From four fifths on, a cap is spoken of before it is met. */
function capSentence(use: TeachingUse): string | null {
  const shares = [use.classrooms / trialCaps.classrooms, use.students / trialCaps.students];
  if (shares.some((share) => share > 1)) return words.beyond;
  return shares.some((share) => share >= 0.8) ? words.nearly : null;
}

function Use({ use }: { readonly use: TeachingUse }) {
  const sentence = capSentence(use);
  return (
    <>
      <Bar of="classrooms" used={use.classrooms} />
      <Bar of="students" used={use.students} />
      {sentence === null ? null : <p>{sentence}</p>}
    </>
  );
}

/** The paper for who decides about money. */
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
    <>
      <h3>{words.paper.heading}</h3>
      <p>{words.paper.lead}</p>
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
    </>
  );
}

function Trial() {
  const { license } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => license.use(options), [license]));
  return (
    <SectionCard id="trial" heading={words.heading} lead={words.lead}>
      <div className="stack">
        <QueryBoundary query={query} waiting={words.waiting}>
          {(use) => <Use use={use} />}
        </QueryBoundary>
        <h3>{words.after}</h3>
        <p>{afterTrial.stays}</p>
        <p>{afterTrial.lost}</p>
        <LongerTrial />
        <CasePaper />
      </div>
    </SectionCard>
  );
}

/** What a trial holds before its end and after it, for whoever has one or had nothing else (LIC-3). */
export const TrialSection = ({ state, grant }: Pick<License, 'grant' | 'state'>) =>
  grant?.kind === 'trial' && (state === 'trial_active' || state === 'trial_expired') ? <Trial /> : null;
