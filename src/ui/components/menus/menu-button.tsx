import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Menu as ChakraMenu, MenuEntry } from '../../chakra/menu.tsx';
import { fetched } from '../../routes/chunk-error.ts';
import { Button, LinkButton } from '../button.tsx';
import { MissingDialog } from '../notices/missing-dialog.tsx';

type MenuButtonProps = Pick<ComponentProps<typeof ChakraMenu>, 'head' | 'groups'> & {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
};

const PlainEntry = ({ entry, onTaken }: { readonly entry: MenuEntry; readonly onTaken: () => void }) =>
  'to' in entry ? (
    <LinkButton variant="entry" to={entry.to} onClick={onTaken}>
      {entry.shown}
    </LinkButton>
  ) : (
    <Button
      variant="entry"
      onClick={() => {
        onTaken();
        entry.run();
      }}
    >
      {entry.shown}
    </Button>
  );

/**
 * A button that opens a menu. The menu is loaded at the first press and then replaces the button. If it cannot be loaded, a native dialog shows its entries, so
 * that users can log out offline (AUT-7).
 */
export const MenuButton = ({ name, className = '', children, ...menu }: MenuButtonProps) => {
  const [Menu, setMenu] = useState<typeof ChakraMenu | null>(null);
  const [missing, setMissing] = useState(false);
  const open = async (): Promise<void> => {
    setMissing(false);
    try {
      const part = await fetched(import('../../chakra/menu.tsx'));
      setMenu(() => part.Menu);
    } catch (error) {
      // eslint-disable-next-line no-console -- the header is shown where no log reaches it
      console.warn('A menu could not be fetched.', error);
      setMissing(true);
    }
  };
  const look = `menu-button ${className}`.trimEnd();
  if (Menu !== null) {
    return (
      <Menu
        {...menu}
        button={
          <button type="button" className={look}>
            {children}
          </button>
        }
      />
    );
  }
  return (
    <>
      <button
        type="button"
        className={look}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => void open()}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') void open();
        }}
      >
        {children}
      </button>
      {missing ? (
        <MissingDialog title={name} onClose={() => setMissing(false)}>
          {menu.groups.flat().map((entry) => (
            <PlainEntry key={entry.name} entry={entry} onTaken={() => setMissing(false)} />
          ))}
        </MissingDialog>
      ) : null}
    </>
  );
};
