import { useEffect, useState } from 'react';
import { twoStepWords as words } from './messages/en/two-step.ts';

type Drawing = { readonly size: number; readonly path: string };

/** The dark modules as one path, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/**
 * A text as a QR code: black on white in either color mode, since some apps read no other. The drawing comes when it is
 * needed; where it cannot be fetched nothing is shown, and the key beside it still serves.
 */
export function QrCode({ text }: { readonly text: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let shown = true;
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr');
      const { size, data } = encode(text, { ecc: 'M', border: 2 });
      if (shown) setDrawing({ size, path: pathOf(data) });
    };
    draw().catch((error: unknown) => reportError(error));
    return () => {
      shown = false;
    };
  }, [text]);
  return (
    <div className="qr-code">
      {drawing === null ? null : (
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag of its own
          role="img"
          aria-label={words.qrTitle}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <title>{words.qrTitle}</title>
          <rect width="100%" height="100%" fill="#fff" />
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
