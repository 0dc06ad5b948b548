import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { system } from '#ui/theme/system.ts';

export const Themed = ({ children, at = '/' }: { readonly children: ReactNode; readonly at?: string }) => (
  <ChakraProvider value={system}>
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  </ChakraProvider>
);
