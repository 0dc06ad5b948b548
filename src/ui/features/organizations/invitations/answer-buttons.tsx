import { useRevalidator } from 'react-router';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { AnswerFailure } from './answer-failure.tsx';
import { invitationPage as words } from './messages/en/invitations.ts';

export function AnswerButtons({ id }: { readonly id: string }) {
  const { invitations } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const answer = (ask: typeof invitations.accept): void => action.run(() => ask(id), revalidate);
  return (
    <>
      <p className="quiet">{words.stays}</p>
      <AnswerFailure action={action} />
      <Button
        variant="primary"
        wide
        aria-disabled={action.pending}
        onClick={() => answer(invitations.accept)}
      >
        {words.accept}
      </Button>
      <Button wide aria-disabled={action.pending} onClick={() => answer(invitations.decline)}>
        {words.decline}
      </Button>
    </>
  );
}
