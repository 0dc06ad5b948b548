import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** The page's own stylesheet (`theme.css`) has the tokens already. */
const onPage = { ...system, _global: [] };

/**
 * Around parts of a page that are made of Chakra's components: hands them our theme, and changes nothing outside of them. It
 * brings Chakra's script along, so that only what is fetched on demand or stands behind sign-in may import it (decision 36).
 */
export const ChakraIsland = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={onPage}>{children}</ChakraProvider>
);
