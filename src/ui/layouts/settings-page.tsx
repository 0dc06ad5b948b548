import { type ReactNode, Suspense } from 'react';
import { ChakraForms } from '../chakra/chakra-forms.tsx';
import { optionalPart } from '../components/optional-part.ts';
import { fetched } from '../routes/chunk-error.ts';
import { SettingsFrame } from './settings-frame.tsx';

const ConsentNotice = optionalPart(async () => (await fetched(import('./consent-notice.tsx'))).ConsentNotice);

/** The frame of the settings around a page that is made of Chakra's components. */
export const SettingsPage = ({ children }: { readonly children: ReactNode }) => (
  <SettingsFrame>
    <ChakraForms>
      <Suspense>
        <ConsentNotice />
      </Suspense>
      {children}
    </ChakraForms>
  </SettingsFrame>
);
