import type { ReactNode } from 'react';
import { Actions } from '../chakra/dialog.tsx';
import { Button } from '../components/button.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { Submission } from './use-submission.ts';

/** The form of one act: what it means, what it needs, and the two buttons at its foot, of which one does it and the other leaves it. */
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
  /** Left out where the fields say it all. */
  readonly lead?: string | undefined;
  readonly does: string;
  /** Whether it takes something away for good. */
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
