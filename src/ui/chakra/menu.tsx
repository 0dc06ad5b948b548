import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { ChakraIsland } from './chakra-island.tsx';

export type MenuEntry = {
  readonly name: string;
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

/** Radio items at the top of a menu, each with a name and a second line. `note` tells users that the list is loading or could not be loaded. */
export const MenuChoices = (props: {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly name: string; readonly more: string }[];
  readonly note: string | null;
  readonly onChoose: (value: string) => void;
}) => (
  <>
    <ChakraMenu.RadioItemGroup value={props.chosen} onValueChange={({ value }) => props.onChoose(value)}>
      <ChakraMenu.ItemGroupLabel>{props.label}</ChakraMenu.ItemGroupLabel>
      {props.choices.map(({ value, name, more }) => (
        <ChakraMenu.RadioItem key={value} value={value}>
          <ChakraMenu.ItemText>
            <span dir="auto">{name}</span>
            <small>{more}</small>
          </ChakraMenu.ItemText>
          <ChakraMenu.ItemIndicator>
            <Icon of={Check} />
          </ChakraMenu.ItemIndicator>
        </ChakraMenu.RadioItem>
      ))}
      {props.note === null ? null : <ChakraMenu.ItemGroupLabel>{props.note}</ChakraMenu.ItemGroupLabel>}
    </ChakraMenu.RadioItemGroup>
    <ChakraMenu.Separator />
  </>
);

export const MenuLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <ChakraMenu.Item value={to} asChild>
    <Link to={to} discover="none">
      {children}
    </Link>
  </ChakraMenu.Item>
);

export const Menu = (props: {
  readonly button: ReactElement;
  readonly head?: ReactNode;
  readonly groups: readonly (readonly MenuEntry[])[];
}) => {
  // The chosen action runs after the menu has closed and returned the focus, because the action may move the focus.
  const chosen = useRef<() => void>(() => undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = (): void => {
    // An arrow key moves the focus into the menu one frame later. By then, Escape may have moved it to the button.
    const { activeElement } = document;
    if (activeElement === document.body || content.current?.contains(activeElement)) trigger.current?.focus();
    const run = chosen.current;
    chosen.current = () => undefined;
    run();
  };
  return (
    <ChakraIsland>
      <ChakraMenu.Root defaultOpen positioning={{ placement: 'bottom-end' }} onExitComplete={close}>
        <ChakraMenu.Trigger ref={trigger} asChild>
          {props.button}
        </ChakraMenu.Trigger>
        <Portal>
          <ChakraMenu.Positioner>
            <ChakraMenu.Content ref={content}>
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
