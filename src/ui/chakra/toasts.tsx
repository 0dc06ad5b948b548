import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { breakable } from '../components/breakable.tsx';
import { Icon } from '../components/icon.tsx';
import { showToastsWith } from '../components/notices/toast.ts';
import { shell } from '../messages/en/shell.ts';
import { ChakraIsland } from './chakra-island.tsx';

const lifetime = 6000;
/** How long a toast with an action is shown, in milliseconds. */
const actionLifetime = 20_000;

/** On phones, toasts are at the top, because they would cover the buttons at the bottom of pages and dialogs. */
const placement = (): 'bottom' | 'top' => (window.matchMedia('(width < 48rem)').matches ? 'top' : 'bottom');

/** The live region of the toasts. Hover, focus and a hidden window pause their timers. */
export const Toasts = () => {
  const [toaster] = useState(() => createToaster({ placement: placement(), max: 3, gap: 8 }));
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    const begin = (): void => {
      if (stop === null) return;
      stop = showToastsWith(
        ({ text, action }) => {
          toaster.create({
            title: breakable(text),
            duration: action === undefined ? lifetime : actionLifetime,
            ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
          });
        },
        () => {
          for (const { id, action } of toaster.getVisibleToasts())
            if (action === undefined) toaster.dismiss(id);
        },
      );
    };
    // The live region subscribes in a microtask. A toast before that would be lost.
    queueMicrotask(begin);
    return () => {
      stop?.();
      stop = null;
    };
  }, [toaster]);
  return (
    <ChakraIsland>
      <Toaster toaster={toaster} aria-label={shell.messages} zIndex="tooltip">
        {({ id, title, action }) => (
          <Toast.Root
            // Without this handler, the region returns the focus to its origin, so keyboard users cannot leave the region.
            onFocus={(event) => {
              event.stopPropagation();
              toaster.pause(id);
            }}
            onBlur={(event) => {
              event.stopPropagation();
              toaster.resume(id);
            }}
          >
            <Toast.Title>{title}</Toast.Title>
            {action === undefined ? null : <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={shell.closeMessage}>
              <Icon of={X} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </ChakraIsland>
  );
};
