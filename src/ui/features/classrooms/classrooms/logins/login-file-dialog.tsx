import { useCallback, useState } from 'react';
import { ok, type Result } from '#domain/result.ts';
import {
  type CardCounts,
  type CardsOf,
  loginBatchKinds,
  maxCardsAFile,
} from '#domain/classrooms/logins/login-file.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { valueOf } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { useStorageEntry } from '../../../../use-storage-entry.ts';
import { loginFileWords as words } from '../messages/en/login-files.ts';
import { Chosen } from './chosen.tsx';
import { loginFileEntry } from './login-file-entry.ts';
import { kindOf, type PrintChoice, PrintChoices, usualPrint } from './print-choices.tsx';

export type CardsChoice = {
  readonly of: keyof typeof words.whoseValues;
  readonly find: () => Promise<Result<CardsOf, ClientFailure>>;
};

const Counted = ({ counts }: { readonly counts: CardCounts }) => {
  const { cards, paused, unplaced } = counts;
  if (cards > maxCardsAFile) return <Notice tone="warning">{words.tooMany}</Notice>;
  if (cards === 0) return <Notice tone="warning">{words.nobody}</Notice>;
  return (
    <>
      <p>
        <strong>{words.counted(counts)}</strong> {words.each}
      </p>
      {paused === 0 ? null : <Notice tone="warning">{words.paused(counts)}</Notice>}
      {unplaced === 0 ? null : <Notice tone="warning">{words.unplaced(unplaced)}</Notice>}
    </>
  );
};

/** Shows the number of cards, asks what to print, and orders one file. A job creates the file (ROS-3, R24). */
export function LoginFileDialog({
  choices,
  onClose,
}: {
  /** One or more choices. The first is the default. Must be the same at every render. */
  readonly choices: readonly [CardsChoice, ...CardsChoice[]];
  readonly onClose: () => void;
}) {
  const { studentLogins } = useApp();
  const [, follow] = useStorageEntry(loginFileEntry);
  const action = useAsyncAction();
  const [selection, setSelection] = useState<CardsChoice['of']>(choices[0].of);
  const [chosen, choose] = useState<PrintChoice<(typeof loginBatchKinds)[number]>>(usualPrint);
  const { find } = choices.find(({ of }) => of === selection) ?? choices[0];
  const query = useQuery(
    useCallback(async () => {
      const found = await find();
      if (!found.ok) return found;
      const counted = await studentLogins.countCards(found.value);
      return counted.ok ? ok({ whose: found.value, counts: counted.value }) : counted;
    }, [find, studentLogins]),
  );
  const found = valueOf(query);
  const isPrintable = found !== null && found.counts.cards > 0 && found.counts.cards <= maxCardsAFile;
  const order = (): void => {
    if (!isPrintable) return;
    const wanted = { as: chosen.as, paper: chosen.paper, kind: kindOf(chosen) };
    action.run(
      () => studentLogins.orderFile(found.whose, wanted),
      ({ id }) => {
        follow(() => id);
        onClose();
      },
    );
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="stack">
        {choices.length === 1 ? null : (
          <Chosen
            label={words.whose}
            values={choices.map(({ of }) => of)}
            labels={words.whoseValues}
            chosen={selection}
            onChoose={setSelection}
          />
        )}
        <PrintChoices files={loginBatchKinds} chosen={chosen} onChoose={choose} />
        <p className="quiet">
          {words.recorded} {words.background}
        </p>
        <QueryBoundary query={query} waiting={words.counting}>
          {({ counts }) => <Counted counts={counts} />}
        </QueryBoundary>
        {query.state === 'waiting' ? null : (
          <>
            <FailureNotice failure={action.failure} />
            <Actions>
              <Button onClick={onClose}>{shell.cancel}</Button>
              <Button variant="primary" aria-disabled={action.pending || !isPrintable} onClick={order}>
                {words.make}
              </Button>
            </Actions>
          </>
        )}
      </div>
    </Dialog>
  );
}
