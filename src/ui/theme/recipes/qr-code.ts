import { defineSlotRecipe } from '@chakra-ui/react';
import { qrCodeAnatomy } from '@chakra-ui/react/anatomy';

/** Black on white in both color modes, because some apps read no other colors. */
export const qrCodeRecipe = defineSlotRecipe({
  className: 'qr-code',
  slots: qrCodeAnatomy.keys(),
  base: {
    root: { width: 'min(100%, var(--qr-size, 12rem))' },
    frame: {
      width: '100%',
      aspectRatio: '1',
      bg: '#fff',
      fill: '#000',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'control',
    },
  },
});
