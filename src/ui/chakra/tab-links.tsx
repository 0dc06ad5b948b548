import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStrip } from '../components/use-strip.ts';

type Tab = { readonly to: string; readonly label: string; readonly current: boolean };

/** Tabs that are links, for parts of a page with their own URL. Arrow keys move between the tabs, Enter opens one. */
export const TabLinks = (props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly children: ReactNode;
}) => {
  const current = props.tabs.find((tab) => tab.current)?.to ?? null;
  const strip = useStrip<HTMLDivElement>(current);
  return (
    // The links change the URL, and the URL determines the current tab. Without this, Chakra would follow the link again after each change.
    <Tabs.Root value={current} activationMode="manual" navigate={() => undefined}>
      <Tabs.List aria-label={props.label} ref={strip}>
        {props.tabs.map(({ to, label }) => (
          <Tabs.Trigger key={to} value={to} asChild>
            <Link to={to} discover="none" preventScrollReset>
              {label}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {current === null ? null : (
        <Tabs.Content value={current} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          {props.children}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
};
