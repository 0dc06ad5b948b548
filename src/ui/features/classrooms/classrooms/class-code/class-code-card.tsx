import { Suspense, useRef, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type ClassCode, shownClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';
import { useThrowToBoundary } from '../../../../use-throw-to-boundary.ts';
import { classCodeWords as words } from '../messages/en/class-code.ts';
import './class-code.css';

/** Optional: the code next to it works without the picture. */
const QrCode = optionalPart(async () => (await fetched(import('../../../../chakra/qr-code.tsx'))).QrCode);

/** The URL that opens the class. The code is in the fragment, which no server sees. */
const linkOf = (code: string): string => `${window.location.origin}${paths.classEntry}#${code}`;

/** A class code as a class reads it: large, on the whole screen of a projector, or on a sheet for the wall. */
export function ClassCodeCard({
  classroom,
  classCode: { code, pausedAt },
}: {
  readonly classroom: string;
  readonly classCode: ClassCode;
}) {
  const card = useRef<HTMLDivElement>(null);
  const report = useThrowToBoundary();
  const [said, setSaid] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(linkOf(code)).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied(linkOf(code))),
    );
  return (
    <div className="stack">
      <div className="card class-code-card" data-paused={pausedAt === null ? undefined : ''} ref={card}>
        <h3>{words.cardHeading}</h3>
        <p className="class-code-room">{bidiIsolate(classroom)}</p>
        <p>
          <span className="class-code" aria-hidden="true">
            {shownClassCode(code)}
          </span>
          <VisuallyHidden>{words.spelled(code)}</VisuallyHidden>
        </p>
        <div className="class-code-qr">
          <Suspense fallback={null}>
            <QrCode text={linkOf(code)} label={words.qr} />
          </Suspense>
        </div>
        <p className="class-code-address">{words.address(`${window.location.host}${paths.classEntry}`)}</p>
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
        <Button onClick={copy}>{words.copy}</Button>
      </div>
      <output className="field-hint">{said}</output>
    </div>
  );
}
