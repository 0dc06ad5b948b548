import { useState } from 'react';
import { ok } from '#domain/result.ts';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { printButton } from '../messages/en/print-button.ts';
import type { CardsChoice } from './login-file-dialog.tsx';

const loginFileDialog = fetchedPart(
  async () => (await fetched(import('./login-file-dialog.tsx'))).LoginFileDialog,
);

export const everybody: CardsChoice = {
  of: 'reach',
  find: async () => ok({ of: 'organization', id: null }),
};

/** The button for login cards of several classes, for users who may print the cards of one class. */
export function PrintLoginFile({
  choice,
  small = false,
}: {
  readonly choice: CardsChoice;
  readonly small?: boolean;
}) {
  const [shown, show] = useState<readonly [CardsChoice] | null>(null);
  if (useRefusal('student.show-login') !== null) return null;
  return (
    <>
      <Button size={small ? 'sm' : 'md'} onClick={() => show([choice])}>
        {printButton}
      </Button>
      {shown === null ? null : (
        <FetchedPart part={loginFileDialog}>
          {(Print) => <Print choices={shown} onClose={() => show(null)} />}
        </FetchedPart>
      )}
    </>
  );
}

const files = fetchedPart(async () => (await fetched(import('./card-files.tsx'))).CardFiles);

export const LoginFilesPart = () =>
  useRefusal('student.show-login') === null ? (
    <FetchedPart part={files}>{(Files) => <Files />}</FetchedPart>
  ) : null;
