import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { ChakraIsland } from './chakra-island.tsx';

/** One entry: a page to go to, or something to do. */
export type MenuEntry = {
  readonly name: string;
  /** What stands in it, its words among them. */
  readonly shown: ReactNode;
} & ({ readonly to: string } | { readonly run: () => void });

const Entry = ({ entry, onRun }: { readonly entry: MenuEntry; readonly onRun: (run: () => void) => void }) =>
  'to' in entry ? (
    <ChakraMenu.Item value={entry.name} asChild>
      <Link to={entry.to} discover="none">
        {entry.shown}
      </Link>
    </ChakraMenu.Item>
  ) : (
    <ChakraMenu.Item value={entry.name} onSelect={() => onRun(entry.run)}>
      {entry.shown}
    </ChakraMenu.Item>
  );

/** A menu below its button, which it opens with. Groups of entries are apart from each other. */
export const Menu = (props: {
  readonly button: ReactElement;
  readonly head?: ReactNode;
  readonly groups: readonly (readonly MenuEntry[])[];
}) => {
  // What was chosen is done once the menu is gone and the focus is back: it may put it elsewhere.
  const chosen = useRef<() => void>(() => undefined);
  const close = (): void => {
    const run = chosen.current;
    chosen.current = () => undefined;
    run();
  };
  return (
    <ChakraIsland>
      <ChakraMenu.Root defaultOpen positioning={{ placement: 'bottom-end' }} onExitComplete={close}>
        <ChakraMenu.Trigger asChild>{props.button}</ChakraMenu.Trigger>
        <Portal>
          <ChakraMenu.Positioner>
            <ChakraMenu.Content>
              {props.head}
              {props.groups.map((entries, at) => (
                <ChakraMenu.ItemGroup key={entries[0]?.name}>
                  {at === 0 ? null : <ChakraMenu.Separator />}
                  {entries.map((entry) => (
                    <Entry
                      key={entry.name}
                      entry={entry}
                      onRun={(run) => {
                        chosen.current = run;
                      }}
                    />
                  ))}
                </ChakraMenu.ItemGroup>
              ))}
            </ChakraMenu.Content>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
    </ChakraIsland>
  );
};
