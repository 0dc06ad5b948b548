import { useState } from 'react';
import type { StoredUser } from '#domain/identity/account/session-user.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../../app-context.tsx';
import { RichLineView } from '../../../../components/rich-text.tsx';
import { checklist, firstStepWords } from '../messages/en/welcome.ts';
import { notSaved } from '../../../../messages/en/storage.ts';
import { useStorageEntry } from '../../../../use-storage-entry.ts';
import {
  type FirstStep,
  firstSteps,
  firstStepsEntry,
  type StoredSteps,
  noSteps,
  withTick,
} from './first-steps-store.ts';

function isKnown(step: FirstStep, person: StoredUser, stored: StoredSteps): boolean {
  if (step === 'account') return true;
  if (step === 'school') return person.schoolOrDistrict !== null;
  return stored.seen.includes(step);
}

const PlainSteps = () => (
  <ol className="first-steps numbered">
    {firstSteps.map((step) => (
      <li key={step}>
        <p>
          <strong>{firstStepWords[step].title}</strong>
        </p>
        <p>
          <RichLineView text={firstStepWords[step].hint} />
        </p>
      </li>
    ))}
  </ol>
);

const Step = (props: {
  readonly step: FirstStep;
  readonly known: boolean;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}) => {
  const { step, known, ticked, onTick } = props;
  const words = firstStepWords[step];
  return (
    <li data-done={known || ticked || undefined}>
      <label className="first-step">
        <input
          type="checkbox"
          checked={known || ticked}
          disabled={known}
          onChange={(event) => onTick(event.currentTarget.checked)}
          aria-describedby={`step-${step}`}
        />
        <strong>{words.title}</strong>
      </label>
      <p id={`step-${step}`}>
        <RichLineView text={known ? words.done : words.hint} />
      </p>
    </li>
  );
};

const LiveSteps = ({ person }: { readonly person: StoredUser }) => {
  const [entry, change] = useStorageEntry(firstStepsEntry);
  const [outlives, setOutlives] = useState(true);
  const stored = entry ?? noSteps;
  const isDone = (step: FirstStep): boolean => isKnown(step, person, stored) || stored.ticked.includes(step);
  const done = firstSteps.filter(isDone).length;
  return (
    <>
      <div className="first-steps-progress">
        <div className="progress" aria-hidden="true">
          {firstSteps.map((step) => (
            <span key={step} className="progress-segment" data-done={isDone(step) || undefined} />
          ))}
        </div>
        <output>
          {done === firstSteps.length ? checklist.allDone : checklist.progress(done, firstSteps.length)}
        </output>
      </div>
      <ol className="first-steps" data-live="" aria-label={checklist.label}>
        {firstSteps.map((step) => (
          <Step
            key={step}
            step={step}
            known={isKnown(step, person, stored)}
            ticked={stored.ticked.includes(step)}
            onTick={(ticked) => setOutlives(change((now) => withTick(now ?? noSteps, step, ticked)))}
          />
        ))}
      </ol>
      <p className="quiet">{outlives ? checklist.kept : notSaved}</p>
    </>
  );
};

/**
 * The steps to a first lesson. For logged-in users, it is a checklist that checks known steps automatically. The server and the first render in the browser
 * show a plain list.
 */
export const FirstSteps = () => {
  const person = personOf(useSession());
  return person === null ? <PlainSteps /> : <LiveSteps person={person} />;
};
