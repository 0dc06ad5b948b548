import { chakra, Table } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { repairWords as words } from '../messages/en/import-repair.ts';

/** How the focus leaves an edited cell: to the next row, to the next or previous cell in the row, or not at all. */
export type FocusMove = 'down' | 'next' | 'previous' | 'stay';

const CellInput = chakra('input', {
  base: {
    width: '100%',
    minWidth: '8rem',
    minHeight: 'target',
    px: '2',
    bg: 'surface',
    color: 'text',
    border: '2px solid',
    borderColor: 'harbor',
    borderRadius: 'control',
  },
});

const gridcell = { role: 'gridcell' } as const;

const tones = {
  '&[data-wrong=true]': { bg: 'coralWash', boxShadow: 'inset 0 -2px 0 var(--by-colors-coral)' },
  '&[data-changed=true]': { bg: 'harborWash', boxShadow: 'inset 0 -2px 0 var(--by-colors-harbor)' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'harbor', outlineOffset: '-3px' },
  minWidth: { md: '7rem' },
  cursor: 'text',
  overflowWrap: 'anywhere',
} as const;

const Editor = (props: {
  readonly label: string;
  readonly value: string;
  readonly onSave: (value: string, leave: FocusMove) => void;
  readonly onCancel: () => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const save = (leave: FocusMove): void => {
    if (done.current) return;
    done.current = true;
    props.onSave(input.current?.value ?? props.value, leave);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    // A key that confirms the composition of an input method does not leave the cell.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      done.current = true;
      props.onCancel();
      return;
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    if (event.key === 'Enter') save('down');
    else save(event.shiftKey ? 'previous' : 'next');
  };
  return (
    <CellInput
      ref={input}
      type="text"
      dir="auto"
      aria-label={props.label}
      defaultValue={props.value}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => save('stay')}
    />
  );
};

export const RepairCell = (props: {
  readonly column: string;
  readonly label: string;
  readonly value: string;
  readonly changed: boolean;
  readonly wrong: boolean;
  readonly describedBy: string | undefined;
  readonly current: boolean;
  readonly editing: boolean;
  readonly onFocus: () => void;
  readonly onEdit: () => void;
  readonly onSave: (value: string, leave: FocusMove) => void;
  readonly onCancel: () => void;
}) => {
  const { value, editing } = props;
  return (
    <Table.Cell
      {...gridcell}
      css={tones}
      data-label={props.column}
      data-changed={props.changed}
      data-wrong={props.wrong && !props.changed}
      data-current={props.current}
      tabIndex={props.current ? 0 : -1}
      aria-invalid={(props.wrong && !props.changed) || undefined}
      aria-describedby={props.describedBy}
      onFocus={props.onFocus}
      onClick={() => {
        if (!editing) props.onEdit();
      }}
    >
      {editing ? (
        <Editor label={props.label} value={value} onSave={props.onSave} onCancel={props.onCancel} />
      ) : value === '' ? (
        <span className="quiet">{words.emptyCell}</span>
      ) : (
        value
      )}
    </Table.Cell>
  );
};
