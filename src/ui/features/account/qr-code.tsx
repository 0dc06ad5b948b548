import { QrCode as ChakraQrCode } from '@chakra-ui/react';
import { twoStepWords as words } from './messages/en/two-step.ts';

/** A text as a QR code. */
export const QrCode = ({ text }: { readonly text: string }) => (
  <ChakraQrCode.Root value={text} encoding={{ ecc: 'M', border: 2 }}>
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag of its own */}
    <ChakraQrCode.Frame role="img" aria-label={words.qrTitle}>
      <ChakraQrCode.Pattern />
    </ChakraQrCode.Frame>
  </ChakraQrCode.Root>
);
