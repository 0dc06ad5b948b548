import { Hourglass } from 'lucide-react';
import { useCallback, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { WaitingTrial } from '#domain/organizations/grants/trial-request.ts';
import type { Result } from '#domain/result.ts';
import { maxTrialDays } from '#domain/organizations/staff/staff-forms.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { localDate } from '../../../messages/local-date.ts';
import { useIdentityConfirmation } from '../../identity/account/confirmation.tsx';
import { trialRequestWords as words } from './messages/en/trial-requests.ts';
import { ReasonChoice, ReasonFields, reasonOf } from './acts/reason-fields.tsx';

type Field = 'answer' | 'days' | 'reason' | 'ticket';
type Answered = Promise<Result<null, FormInvalid<Field> | ClientFailure>>;
type Asked = { readonly request: WaitingTrial; readonly onAnswered: () => void };

const answers = ['extend', 'decline'] as const;

const nameOf = ({ firstName, lastName, email, accountId }: WaitingTrial): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return name === '' ? (email ?? accountId) : name;
};

function AnswerDialog({ request, onAnswered, onClose }: Asked & { readonly onClose: () => void }) {
  const { people } = useApp();
  const confirmed = useIdentityConfirmation();
  const { form, pending, fieldError } = useSubmission<Field, (typeof answers)[number]>(
    async (values) => {
      const { accountId } = request;
      const declines = values.answer === 'decline';
      const done = await confirmed((): Answered =>
        declines
          ? people.declineTrial(accountId, reasonOf(values))
          : people.extendTrial(accountId, Number(values.days), reasonOf(values)),
      );
      return done.ok ? { ok: true, value: declines ? 'decline' : 'extend' } : done;
    },
    (answer) => {
      toast(words.done[answer]);
      onAnswered();
    },
  );
  return (
    <Dialog title={words.decideOf(nameOf(request))} step="answer" wide onClose={onClose}>
      <Form {...form} name="trial-answer">
        <p>{breakable(words.wrote(request.why))}</p>
        <ReasonChoice label={words.answer} name="answer" error={fieldError('answer')}>
          {answers.map((answer) => (
            <option key={answer} value={answer}>
              {words.answers[answer]}
            </option>
          ))}
        </ReasonChoice>
        <TextField
          label={words.days}
          name="days"
          type="number"
          min={1}
          max={maxTrialDays}
          defaultValue="30"
          error={fieldError('days')}
        />
        <ReasonFields error={fieldError('reason')} />
        <Actions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton wide={false} pending={pending}>
            {words.send}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function Row({ request, onAnswered }: Asked) {
  const [open, setOpen] = useState(false);
  const name = nameOf(request);
  return (
    <li>
      <SettingsRow as="div" icon={Hourglass}>
        <div className="settings-what">
          <strong>{breakable(bidiIsolate(name))}</strong>
          <span>{breakable(words.wrote(request.why))}</span>
          <span className="quiet">{breakable(words.about(request.email, localDate(request.askedAt)))}</span>
        </div>
        <Button aria-label={words.decideOf(name)} onClick={() => setOpen(true)}>
          {words.decide}
        </Button>
      </SettingsRow>
      {open ? (
        <AnswerDialog request={request} onAnswered={onAnswered} onClose={() => setOpen(false)} />
      ) : null}
    </li>
  );
}

/** Requests for a longer trial, for our staff. Renders nothing if there are none. */
export function TrialRequestList({ onAnswered }: { readonly onAnswered: () => void }) {
  const { people } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => people.trialRequests(options), [people]));
  const answered = (): void => {
    query.retry();
    onAnswered();
  };
  return (
    <QueryBoundary query={query} waiting={words.waiting}>
      {(requests) =>
        requests.length === 0 ? null : (
          <SectionCard id="trial-requests" heading={words.heading} lead={words.lead}>
            <ul className="settings-list" aria-label={words.list}>
              {requests.map((request) => (
                <Row key={request.accountId} request={request} onAnswered={answered} />
              ))}
            </ul>
          </SectionCard>
        )
      }
    </QueryBoundary>
  );
}
