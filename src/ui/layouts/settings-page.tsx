import type { ReactNode } from 'react';
import { ChakraForms } from '../chakra/chakra-forms.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The frame of the settings around a page that is made of Chakra's components. */
export const SettingsPage = ({ children }: { readonly children: ReactNode }) => (
  <SettingsFrame>
    <ChakraForms>{children}</ChakraForms>
  </SettingsFrame>
);
