import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ShownLoginCode } from '#domain/identity/devices/device-login.ts';
import { Button } from '../../../components/button.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { paths } from '../../../routes/paths.ts';
import { CopyButton } from './copy-button.tsx';
import { appCodeWords as words } from './messages/en/devices.ts';
import { useSecondsLeft } from '../../../data/use-seconds-left.ts';

/** Optional, because the code next to it works without the picture. */
const QrCode = optionalPart(async () => (await fetched(import('../../../chakra/qr-code.tsx'))).QrCode);

/**
 * Returns the link in the QR code. On a phone without the app, the link opens the page about it. The code is in the fragment, which browsers do not send to
 * servers.
 */
const linkOf = (code: string): string =>
  `${window.location.origin}${paths.usingTheMobileApp}#login_code=${code.replace('-', '')}`;

const Big = chakra('span', {
  base: {
    fontFamily: 'mono',
    fontSize: 'clamp(2rem, 9vw, 3.25rem)',
    fontWeight: '700',
    letterSpacing: '0.06em',
    lineHeight: '1.1',
    whiteSpace: 'nowrap',
  },
});

const Columns = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8', rowGap: '4' },
});

const minutesAndSeconds = (left: number): string =>
  `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

type Props = {
  readonly code: ShownLoginCode['code'];
  /** The time in epoch milliseconds. */
  readonly endsAt: number;
  readonly renewing: boolean;
  readonly onRenew: () => void;
  readonly onEnd: () => void;
};

export function ShownCode({ code, endsAt, renewing, onRenew, onEnd }: Props) {
  const left = useSecondsLeft(endsAt, onEnd);
  return (
    <>
      <Columns>
        <Suspense fallback={null}>
          <QrCode text={linkOf(code)} label={words.qr} />
        </Suspense>
        <div className="stack">
          <p className="quiet">{words.scan}</p>
          <p>
            <Big aria-hidden="true">{code}</Big>
            <VisuallyHidden>{words.spelled(code)}</VisuallyHidden>
          </p>
          <p className="quiet">
            <span role="timer">{words.endsIn(minutesAndSeconds(left))}</span>
          </p>
          <output>{words.waiting}</output>
        </div>
      </Columns>
      <div className="row">
        <CopyButton text={code}>{words.copy}</CopyButton>
        <Button aria-disabled={renewing} onClick={onRenew}>
          {words.renew}
        </Button>
      </div>
    </>
  );
}
