import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** The page's own stylesheet (`theme.css`) has the tokens already. */
const onPage = { ...system, _global: [] };

/**
 * Provides our theme to Chakra components and changes nothing outside of them. It loads Chakra's script, so only code that is fetched on
 * demand or used behind login may import it (decision 36).
 */
export const ChakraIsland = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={onPage}>{children}</ChakraProvider>
);
