import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Menu as ChakraMenu } from '../chakra/menu.tsx';
import { fetched } from '../routes/chunk-error.ts';
import { PartMissing } from './fetched-part.tsx';
import { MissingDialog } from './missing-dialog.tsx';

type MenuButtonProps = Pick<ComponentProps<typeof ChakraMenu>, 'head' | 'groups'> & {
  /** What opens, where it cannot be fetched. */
  readonly name: string;
  readonly className?: string;
  /** What stands in the button. */
  readonly children: ReactNode;
};

/** A button that opens a menu, which is fetched when it is first asked for and has then taken the button's place. */
export const MenuButton = ({ name, className = '', children, ...menu }: MenuButtonProps) => {
  const [Menu, setMenu] = useState<typeof ChakraMenu | null>(null);
  const [missing, setMissing] = useState(false);
  const open = async (): Promise<void> => {
    setMissing(false);
    try {
      const part = await fetched(import('../chakra/menu.tsx'));
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
          <PartMissing onAgain={() => void open()} />
        </MissingDialog>
      ) : null}
    </>
  );
};
