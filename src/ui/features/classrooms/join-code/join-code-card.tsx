import { useRef } from 'react';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import { type JoinCode, shownJoinCode } from '#domain/join-codes/join-code.ts';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useThrowToBoundary } from '../../../use-throw-to-boundary.ts';
import { joinCodeWords as words } from '../messages/en/join-code.ts';
import './join-code.css';

/** A join code as a class reads it: large, on the whole screen of a projector, or on a sheet for the wall. */
export function JoinCodeCard({
  classroom,
  joinCode: { code, pausedAt },
}: {
  readonly classroom: string;
  readonly joinCode: JoinCode;
}) {
  const card = useRef<HTMLDivElement>(null);
  const report = useThrowToBoundary();
  return (
    <div className="stack">
      <div className="card join-code-card" data-paused={pausedAt === null ? undefined : ''} ref={card}>
        <h3>{words.cardHeading}</h3>
        <p className="join-code-room">{bidiIsolate(classroom)}</p>
        <p>
          <span className="join-code" aria-hidden="true">
            {shownJoinCode(code)}
          </span>
          <VisuallyHidden>{words.spelled(code)}</VisuallyHidden>
        </p>
        {pausedAt === null ? null : (
          <>
            <Chip tone="sun">{words.pausedChip}</Chip>
            <p>{words.paused}</p>
          </>
        )}
      </div>
      <div className="row">
        {document.fullscreenEnabled ? (
          <Button onClick={() => card.current?.requestFullscreen().catch(report)}>{words.full}</Button>
        ) : null}
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </div>
  );
}
