import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** The theme without global CSS, because the page's stylesheet (`theme.css`) already defines the tokens. */
const onPage = { ...system, _global: [] };

/**
 * Provides our theme to Chakra components without changing anything outside of them. It loads Chakra's script, so only code that is loaded on demand or used
 * behind login may import it (decision 36).
 */
export const ChakraIsland = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={onPage}>{children}</ChakraProvider>
);
