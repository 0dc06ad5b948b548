import { Suspense, useEffect, useRef } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MadePass } from '#domain/classrooms/passes/pass-views.ts';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';
import { passCardWords as words } from '../messages/en/passes.ts';
import './pass-card.css';

/** Optional, because the code next to it works without the picture. */
const QrCode = optionalPart(async () => (await fetched(import('../../../../chakra/qr-code.tsx'))).QrCode);

const linkOf = (code: string): string =>
  `${window.location.origin}${paths.pass}#code=${code.replace('-', '')}`;

/** The card of a pass that was just created. It prints alone on its sheet. Its code cannot be shown again. */
export function PassCard({
  pass: { code, day },
  classroom,
  onDone,
}: {
  readonly pass: MadePass;
  readonly classroom: string;
  readonly onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This card replaces the submitted form, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <Notice tone="warning">{words.once}</Notice>
      <section className="card pass-card prints-alone" data-gap="4" aria-labelledby="pass-card-heading">
        <div>
          <h3 id="pass-card-heading" tabIndex={-1} ref={heading}>
            {words.heading}
          </h3>
          <p className="pass-card-room">{bidiIsolate(classroom)}</p>
          <p>{words.forDay(day)}</p>
        </div>
        <Suspense fallback={null}>
          <QrCode text={linkOf(code)} label={words.qr} />
        </Suspense>
        <div>
          <p>
            {words.scan} <strong>{`${window.location.host}${paths.pass}`}</strong> {words.type}
          </p>
          <p>
            <strong className="pass-card-code" aria-hidden="true">
              {code}
            </strong>
            <VisuallyHidden>{words.spelled(code)}</VisuallyHidden>
          </p>
        </div>
      </section>
      <div className="row">
        <Button variant="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
