import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type ClassCode, shownClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { useFullScreen } from '../../../../use-full-screen.ts';
import { classCodeWords as words } from '../messages/en/class-code.ts';
import './class-code.css';

/** Optional, because the code next to it works without the picture. */
const QrCode = optionalPart(async () => (await fetched(import('../../../../chakra/qr-code.tsx'))).QrCode);

/** Returns the URL that opens the class. The code is in the fragment, which browsers do not send to servers. */
const linkOf = (code: string): string => `${window.location.origin}${paths.classEntry}#${code}`;

export function ClassCodeCard({
  classroom,
  classCode: { code, pausedAt },
  isMain = false,
}: {
  readonly classroom: string;
  readonly classCode: ClassCode;
  /** Whether the code is the main part of its page. If so, its first button is the primary button. */
  readonly isMain?: boolean;
}) {
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [full, toggleFull] = useFullScreen(card);
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (!full) return undefined;
    const last = opener.current;
    close.current?.focus();
    return () => last?.focus();
  }, [full]);
  const copy = (): void =>
    void navigator.clipboard.writeText(linkOf(code)).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied(linkOf(code))),
    );
  return (
    <div className="stack">
      <div className="row">
        {toggleFull === null ? null : (
          <Button ref={opener} variant={isMain ? 'primary' : 'secondary'} onClick={toggleFull}>
            {words.full}
          </Button>
        )}
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button onClick={copy}>{words.copy}</Button>
        <output className="field-hint">{status}</output>
      </div>
      <div
        className="card class-code-card prints-alone"
        data-paused={pausedAt === null ? undefined : ''}
        ref={card}
      >
        {full && toggleFull !== null ? (
          <Button ref={close} className="class-code-close" onClick={toggleFull}>
            <Icon of={X} /> {shell.closeDialog}
          </Button>
        ) : null}
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
    </div>
  );
}
