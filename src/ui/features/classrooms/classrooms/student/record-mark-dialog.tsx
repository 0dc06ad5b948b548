import { useState } from 'react';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { recordFileName } from '#domain/classrooms/records/child-record.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { ConfirmationProvider, useIdentityConfirmation } from '../../../identity/account/confirmation.tsx';
import { makeRecordWords as words } from '../messages/en/child-record.ts';

type Props = { readonly id: string; readonly onClose: () => void };

function Make({ id, onClose }: Props) {
  const { students } = useApp();
  const confirmed = useIdentityConfirmation();
  const action = useAsyncAction();
  const [paper, setPaper] = useState<(typeof paperSizes)[number]>('letter');
  const make = (): void =>
    action.run(
      () => confirmed(() => students.record(id, paper)),
      (file) => {
        saveFile(recordFileName, file, 'application/pdf');
        toast(words.made);
        onClose();
      },
    );
  return (
    <div className="stack">
      <p>{words.what}</p>
      <p className="quiet">{words.genuine}</p>
      <FieldFrame label={words.paper}>
        {(tied) => (
          <Select
            value={paper}
            onChange={({ currentTarget }) =>
              setPaper(paperSizes.find((size) => size === currentTarget.value) ?? paper)
            }
            {...tied}
          >
            {paperSizes.map((size) => (
              <option key={size} value={size}>
                {words.papers[size]}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <Button variant="primary" aria-disabled={action.pending} onClick={make}>
          {words.make}
        </Button>
      </Actions>
    </div>
  );
}

/** Asks for the paper size and downloads the record. Requires a recent login or a confirmation of the user's identity (ROS-11). */
export function RecordMarkDialog({ name, ...props }: Props & { readonly name: string }) {
  const { security } = useApp();
  const query = useQuery<SignInOptions>(security.signInOptions);
  return (
    <Dialog title={words.title(name)} onClose={props.onClose}>
      <QueryBoundary query={query}>
        {(ways) => (
          <ConfirmationProvider ways={ways}>
            <Make {...props} />
          </ConfirmationProvider>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
