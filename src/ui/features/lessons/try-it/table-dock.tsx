import { Square, Usb } from 'lucide-react';
import { use, useId } from 'react';
import type { DockState } from '#application/client/lessons/dock/dock-app.ts';
import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import type { Dock } from '#domain/lessons/programs/dock.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { Choice } from '../../../forms/choice.tsx';
import {
  boardFailures,
  boardFailureText,
  boardFallback,
  offersFile,
} from '../../../messages/en/failures/board-failures.ts';
import { DockStage, lightsInWords } from './dock-stage.tsx';
import { HexFileDownload } from './hex-file-download.tsx';
import { tableDockWords as words } from './messages/en/table-dock.ts';
import { PartHeading, PartLevel } from './part-heading.tsx';

export const TableDockButton = ({
  state,
  program,
  whenReady,
}: {
  readonly state: DockState | null;
  readonly program: Program;
  readonly whenReady: (act: () => void) => void;
}) => {
  const { dock } = useApp();
  const doing = state?.doing ?? 'nothing';
  const stops = doing === 'running' || doing === 'sending';
  return (
    <Button
      size="sm"
      className="table-dock-run"
      aria-disabled={state === null || doing === 'connecting'}
      onClick={() => {
        if (state === null || doing === 'connecting') return;
        if (stops) void dock.stop();
        else whenReady(() => void dock.run(program));
      }}
    >
      <Icon of={stops ? Square : Usb} size={18} />
      {words.button[doing]}
    </Button>
  );
};

const Live = ({ dock, winch }: { readonly dock: Dock; readonly winch: boolean }) => (
  <>
    <DockStage dock={dock} winch={false} />
    <ul className="plain">
      <li data-board="lights">{lightsInWords(dock)}</li>
      <li data-board="tone">{dock.tone === null ? words.quiet : words.tone(dock.tone.tone)}</li>
      {winch || dock.motor !== null ? (
        <li data-board="motor">{dock.motor === null ? words.still : words.motor(dock.motor.direction)}</li>
      ) : null}
      <li data-board="distance">{words.sees(dock.distance)}</li>
    </ul>
  </>
);

/** A failure and what to do next. If there is a program and it helps, also offers the program as a file. */
const Failure = ({
  failure,
  program,
}: {
  readonly failure: BoardFailure;
  readonly program: Program | null;
}) => {
  const forStudents = use(PartLevel) === 'h2';
  const { child, says } = boardFailures[failure.kind];
  if (forStudents) return <Notice tone="error">{child}</Notice>;
  const offered = offersFile(failure.kind);
  return (
    <>
      <Notice tone="error" title={says}>
        <p>{boardFailureText(failure).slice(says.length).replace(/^\. /, '')}</p>
        {offered ? <p>{boardFallback}</p> : null}
      </Notice>
      {offered && program !== null ? <HexFileDownload program={program} /> : null}
    </>
  );
};

const More = ({ state, program }: { readonly state: DockState; readonly program: Program }) => {
  const { dock } = useApp();
  const forStudents = use(PartLevel) === 'h2';
  const { chosen, boards } = state;
  if (chosen === null) return null;
  const names = Object.fromEntries(boards.map(({ serial, name }) => [serial, name]));
  return (
    <details className="table-dock-more">
      <summary>{words.more}</summary>
      <div className="try-it-bar row">
        {boards.length > 1 ? (
          <Choice
            legend={words.which}
            values={boards.map(({ serial }) => serial)}
            labels={names}
            chosen={chosen}
            onChoose={(serial) => void dock.choose(serial)}
          />
        ) : null}
        <Button size="sm" onClick={() => void dock.choose(chosen)}>
          {words.showName}
        </Button>
        <Button size="sm" onClick={() => void dock.connect()}>
          {words.another}
        </Button>
        {forStudents ? null : (
          <Button size="sm" onClick={() => void dock.save(program)}>
            {words.save}
          </Button>
        )}
      </div>
      {forStudents ? null : (
        <>
          <p className="field-hint">{words.saveHelp}</p>
          <HexFileDownload program={program} />
        </>
      )}
    </details>
  );
};

export const TableDockStage = ({
  state,
  winch,
}: {
  readonly state: DockState | null;
  readonly winch: boolean;
}) => {
  const id = useId();
  if (state === null || state.live === null) return null;
  return (
    <section className="table-dock-stage stack" data-gap="2" data-doing={state.doing} aria-labelledby={id}>
      <PartHeading id={id}>{words.title}</PartHeading>
      <Live dock={state.live} winch={winch} />
    </section>
  );
};

export const TableDock = ({
  state,
  program,
}: {
  readonly state: DockState | null;
  readonly program: Program;
}) => {
  if (state === null) return null;
  const { boards, chosen, doing, failure } = state;
  const board = boards.find(({ serial }) => serial === chosen);
  if (board === undefined && failure === null && doing === 'nothing') return null;
  return (
    <section className="stack" data-gap="2" aria-label={words.about}>
      {board === undefined && doing === 'nothing' ? null : (
        <output className="table-dock-status">{words.status[doing](board?.name ?? '')}</output>
      )}
      {failure === null ? null : <Failure failure={failure} program={board === undefined ? program : null} />}
      <More state={state} program={program} />
    </section>
  );
};
