import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import {
  type BoardInfo,
  type BoardPart,
  boardParts,
  isOldFirmware,
} from '#domain/lessons/programs/board/board.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { useDock } from '../../../../data/use-dock.ts';
import { boardFailureText } from '../../../../messages/en/failures/board-failures.ts';
import { dockTest as words, marks } from '../messages/en/self-test-results.ts';

type Outcome =
  { readonly is: 'asked'; readonly says: string } | { readonly is: 'good' | 'bad'; readonly says: string };

const asks: Partial<Readonly<Record<BoardPart, string>>> = words.asks;

const PartTest = ({ part, disabled }: { readonly part: BoardPart; readonly disabled: boolean }) => {
  const { dock } = useApp();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const wrong = (reason: string): void => setOutcome({ is: 'bad', says: reason });
  const test = async (): Promise<void> => {
    setOutcome(null);
    const { reading, failure } = await dock.test(part);
    if (failure?.kind === 'board/program-failed') return wrong(words.wrong[part]);
    if (failure !== null) return wrong(boardFailureText(failure));
    const question = asks[part];
    if (question !== undefined) return setOutcome({ is: 'asked', says: question });
    return setOutcome({ is: 'good', says: reading === null ? words.pressed : words.measured(reading) });
  };
  const name = words.parts[part];
  return (
    <li className="row" data-gap="2-4" data-part={part}>
      <Button size="sm" aria-disabled={disabled} onClick={() => (disabled ? undefined : void test())}>
        {words.tryPart(name)}
      </Button>
      <output>
        {outcome === null || outcome.is === 'asked' ? null : (
          <Icon of={outcome.is === 'good' ? CircleCheck : CircleX} label={marks[outcome.is]} />
        )}
        {outcome?.says}
      </output>
      {outcome?.is === 'asked' ? (
        <span className="row">
          <Button size="sm" onClick={() => setOutcome({ is: 'good', says: words.works })}>
            {words.yes}
          </Button>
          <Button size="sm" onClick={() => wrong(words.wrong[part])}>
            {words.no}
          </Button>
        </span>
      ) : null}
    </li>
  );
};

const Firmware = ({ board: { name, version, firmware } }: { readonly board: BoardInfo }) => (
  <>
    <p>{words.firmware(name, version, firmware)}</p>
    {isOldFirmware(version, firmware) ? <Notice tone="warning">{words.old}</Notice> : null}
  </>
);

/** Tests a real Dock part by part. The user answers what the board cannot detect (DOC-3). */
export const DockTest = () => {
  const { dock } = useApp();
  const state = useDock();
  const board = state?.boards.find(({ serial }) => serial === state.chosen);
  const isBusy = state !== null && state.doing !== 'nothing';
  return (
    <section className="dock-test">
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <Button
        aria-disabled={state === null || isBusy}
        onClick={() => (state === null || isBusy ? undefined : void dock.connect())}
      >
        {words.connect}
      </Button>
      <output>{isBusy ? (state.doing === 'connecting' ? words.connecting : words.busy) : ''}</output>
      {state === null || state.failure === null ? null : (
        <Notice tone="error">{boardFailureText(state.failure)}</Notice>
      )}
      {board === undefined ? null : (
        <>
          <Firmware board={board} />
          <ul className="dock-test-parts plain stack" data-gap="3">
            {boardParts.map((part) => (
              <PartTest key={`${board.serial}-${part}`} part={part} disabled={isBusy} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
