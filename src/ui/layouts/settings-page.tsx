import { type ComponentProps, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ChakraForms } from '../chakra/chakra-forms.tsx';
import { optionalPart } from '../components/optional-part.ts';
import { fetched } from '../routes/chunk-error.ts';
import { SettingsFrame } from './settings-frame.tsx';

const ReadOnlyNotice = optionalPart(
  async () => (await fetched(import('./read-only-notice.tsx'))).ReadOnlyNotice,
);
const ConsentNotice = optionalPart(async () => (await fetched(import('./consent-notice.tsx'))).ConsentNotice);
const SectionArrival = optionalPart(
  async () => (await fetched(import('./section-arrival.ts'))).SectionArrival,
);

/** The settings frame around a page of Chakra components. A URL's fragment may refer to a section of it. */
export const SettingsPage = ({ children, ...frame }: ComponentProps<typeof SettingsFrame>) => (
  <SettingsFrame {...frame}>
    <ChakraForms>
      <Suspense>
        <ConsentNotice />
        <ReadOnlyNotice />
        {useLocation().hash === '' ? null : <SectionArrival />}
      </Suspense>
      {children}
    </ChakraForms>
  </SettingsFrame>
);
