import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { maxTrialWhyLength, type TrialRequest } from '#domain/organizations/grants/trial-request.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { localDate } from '../../../messages/local-date.ts';
import { trialWords } from './messages/en/trial.ts';

const words = trialWords.longer;

function Ask({ onAsked }: { readonly onAsked: () => void }) {
  const { license } = useApp();
  const { form, pending, fieldError } = useSubmission<'why', null>(
    ({ why }) => license.askForTrial(why),
    () => {
      toast(words.done);
      onAsked();
    },
  );
  return (
    <Form {...form} name="longer-trial">
      <TextAreaField
        name="why"
        label={words.why}
        hint={words.whyHint}
        maxLength={maxTrialWhyLength}
        error={fieldError('why')}
      />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={pending}>
          {words.ask}
        </SubmitButton>
      </div>
    </Form>
  );
}

const Answer = ({ askedAt, granted }: TrialRequest) => {
  const day = localDate(askedAt);
  if (granted === null) return <p>{words.waiting(day)}</p>;
  return <p>{granted ? words.granted(day) : words.declined(day)}</p>;
};

export function LongerTrial() {
  const { license } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => license.trialRequest(options), [license]));
  return (
    <SectionCard id="more-time" heading={words.heading}>
      <QueryBoundary query={query} waiting={trialWords.waiting}>
        {(request) => (request === null ? <Ask onAsked={query.retry} /> : <Answer {...request} />)}
      </QueryBoundary>
    </SectionCard>
  );
}
