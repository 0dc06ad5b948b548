import type { ReactNode } from 'react';
import { Actions } from '../chakra/dialog.tsx';
import { Button } from '../components/button.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { Submission } from './use-submission.ts';

export const ActForm = ({
  submission: { form, pending },
  name,
  lead,
  does,
  danger = false,
  leaves,
  onLeave,
  children,
}: {
  readonly submission: Pick<Submission<string>, 'form' | 'pending'>;
  readonly name: string;
  readonly lead?: string | undefined;
  readonly does: string;
  readonly danger?: boolean;
  readonly leaves: string;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}) => (
  <Form {...form} name={name}>
    {lead === undefined ? null : <p>{lead}</p>}
    {children}
    <Actions>
      <Button onClick={onLeave}>{leaves}</Button>
      <SubmitButton variant={danger ? 'danger' : 'primary'} wide={false} pending={pending}>
        {does}
      </SubmitButton>
    </Actions>
  </Form>
);
