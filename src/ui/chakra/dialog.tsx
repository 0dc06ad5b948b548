import { chakra, Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { toast } from '../components/notices/toast.ts';
import { isChanged } from '../forms/is-changed.ts';
import { shell } from '../messages/en/shell.ts';
import { ChakraForms } from './chakra-forms.tsx';

type DialogProps = {
  readonly title: string;
  /** Called for the close button, and for Escape unless that would discard typed text. The owner must then remove the dialog. */
  readonly onClose: () => void;
  /** Identifies the current step of a dialog with several steps. The focus moves to a new step. */
  readonly step?: string;
  /** Returns the element that gets the focus after the dialog has closed, or null for the element that had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

const focusedIn = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>(':focus') ?? null;

function firstIn(part: HTMLElement | null): HTMLElement | null {
  const dialog = part?.closest('[role=dialog]');
  return (
    dialog?.querySelector<HTMLElement>('[data-focus-first]') ??
    dialog?.querySelector<HTMLElement>(':is(input:not([type=hidden], [readonly]), select, textarea)') ??
    dialog?.querySelector<HTMLElement>('h2') ??
    null
  );
}

const textFields = ':is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=password]))';

const hasTypedText = (part: HTMLElement | null): boolean =>
  [...(part?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields) ?? [])].some(
    (field) => field.value.trim() !== '' && isChanged(field),
  );

export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    '& > .button': { flex: { base: '1 1 auto', sm: 'none' } },
  },
});

/**
 * A modal dialog that is open while it is rendered. The focus stays inside and returns afterward. Escape closes the dialog. A click outside does not discard
 * typed text.
 */
export const Dialog = ({
  title,
  onClose,
  step = '',
  finalFocus = () => null,
  wide = false,
  children,
}: DialogProps) => {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const onEscape = (event: KeyboardEvent): void => {
    if (!hasTypedText(content.current)) return;
    event.preventDefault();
    toast(shell.escapeKeepsText);
  };
  // The first step gets the focus when the dialog opens.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    firstIn(content.current)?.focus();
  }, [step]);
  return (
    <ChakraForms>
      <ChakraDialog.Root
        open
        closeOnInteractOutside={false}
        initialFocusEl={() => focusedIn(content.current) ?? firstIn(content.current)}
        finalFocusEl={finalFocus}
        onEscapeKeyDown={onEscape}
        onOpenChange={onClose}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content ref={content} width={wide ? 'min(46rem, 100%)' : undefined}>
              <ChakraDialog.Header>
                <ChakraDialog.Title tabIndex={-1}>{title}</ChakraDialog.Title>
                <ChakraDialog.CloseTrigger aria-label={shell.closeDialog}>
                  <Icon of={X} />
                </ChakraDialog.CloseTrigger>
              </ChakraDialog.Header>
              <ChakraDialog.Body key={step}>{children}</ChakraDialog.Body>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraForms>
  );
};
