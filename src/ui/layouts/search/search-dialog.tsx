import { chakra, Combobox, createListCollection, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { ChakraForms } from '../../chakra/chakra-forms.tsx';
import { Icon } from '../../components/icon.tsx';
import { FailureNotice } from '../../components/notices/failure-notice.tsx';
import { searchWords as words } from '../../messages/en/search.ts';
import { shell } from '../../messages/en/shell.ts';
import type { NavigationRole } from '../navigation.ts';
import { type Found, type FoundGroup, minSearchLength } from './find-everything.ts';
import { useFound } from './use-found.ts';

const labels: Readonly<Record<NavigationRole, string>> = {
  owner: words.labelForOwner,
  teacher: words.label,
  manager: words.label,
  staff: words.labelForStaff,
};

const groups = Object.keys(words.groups) as readonly FoundGroup[];

const Results = chakra('div', {
  base: {
    '& [data-part=item-group] + [data-part=item-group]': { mt: '3' },
    '& [data-part=item-group-label]': { px: '3', fontSize: 'sm', fontWeight: 700, color: 'textQuiet' },
    '& [data-part=item]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'target',
      px: '3',
      fontWeight: 600,
      overflowWrap: 'anywhere',
      borderRadius: 'control',
      cursor: 'pointer',
    },
    '& [data-part=item][data-highlighted]': { color: 'harbor', bg: 'harborWash' },
    '& [data-part=item] small': { fontSize: 'sm', fontWeight: 400, color: 'textQuiet' },
  },
});

const Items = ({ found }: { readonly found: readonly Found[] }) =>
  groups.map((group) => {
    const items = found.filter((each) => each.group === group);
    if (items.length === 0) return null;
    return (
      <Combobox.ItemGroup key={group} unstyled>
        <Combobox.ItemGroupLabel unstyled>{words.groups[group]}</Combobox.ItemGroupLabel>
        {items.map((item) => (
          <Combobox.Item key={item.to} item={item} unstyled>
            {bidiIsolate(item.label)}
            {item.detail === undefined ? null : <small>{bidiIsolate(item.detail)}</small>}
          </Combobox.Item>
        ))}
      </Combobox.ItemGroup>
    );
  });

function Status({
  typed,
  count,
  pending,
}: {
  readonly typed: string;
  readonly count: number;
  readonly pending: boolean;
}) {
  if (typed.trim().length < minSearchLength) return words.hint;
  if (pending) return words.searching;
  return count === 0 ? words.nothing(typed.trim()) : words.results(count);
}

/** Searches everything that the user may see. Arrow keys move, Enter opens, and Escape closes (NAV-20). */
export function SearchDialog({
  role,
  onClose,
}: {
  readonly role: NavigationRole;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { found, pending, failure } = useFound(role, typed);
  const collection = useMemo(
    () =>
      createListCollection({
        items: found,
        itemToValue: ({ group, to }) => `${group} ${to}`,
        itemToString: ({ label }) => label,
      }),
    [found],
  );
  return (
    <ChakraForms>
      <Dialog.Root open initialFocusEl={() => input.current} onOpenChange={onClose}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner alignContent="start">
            <Dialog.Content width="min(40rem, 100%)" mt={{ base: '0', md: '16' }}>
              <Dialog.Header>
                <Dialog.Title>{words.title}</Dialog.Title>
                <Dialog.CloseTrigger aria-label={shell.closeDialog}>
                  <Icon of={X} />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <Combobox.Root
                  unstyled
                  display="grid"
                  gap="3"
                  collection={collection}
                  open
                  disableLayer
                  inputBehavior="autohighlight"
                  selectionBehavior="clear"
                  loopFocus
                  onInputValueChange={({ inputValue }) => setTyped(inputValue)}
                  onValueChange={({ items: [chosen] }) => {
                    if (chosen === undefined) return;
                    onClose();
                    void navigate(chosen.to);
                  }}
                >
                  <Combobox.Input
                    ref={input}
                    unstyled
                    className="input"
                    aria-label={labels[role]}
                    placeholder={labels[role]}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={200}
                    dir="auto"
                  />
                  <output className="quiet">
                    <Status
                      typed={typed}
                      count={found.filter(({ isRest }) => isRest !== true).length}
                      pending={pending}
                    />
                  </output>
                  <FailureNotice failure={failure} />
                  <Results asChild>
                    <Combobox.Content unstyled>
                      <Items found={found} />
                    </Combobox.Content>
                  </Results>
                </Combobox.Root>
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraForms>
  );
}
