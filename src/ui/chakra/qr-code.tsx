import { QrCode as ChakraQrCode } from '@chakra-ui/react';

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <ChakraQrCode.Root value={text} encoding={{ ecc: 'M', border: 2 }}>
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag of its own */}
    <ChakraQrCode.Frame role="img" aria-label={label}>
      <ChakraQrCode.Pattern />
    </ChakraQrCode.Frame>
  </ChakraQrCode.Root>
);
