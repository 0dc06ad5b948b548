import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { tableWords as words } from '../messages/en/table.ts';
import type { Selecting } from './use-selection.ts';

const Bar = chakra('div', {
  base: {
    // Stays visible above the scrolling rows, because there may be many.
    position: 'sticky',
    top: '2',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    px: '4',
    py: '1',
    bg: 'harborWash',
    borderRadius: 'control',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
});

/** The number of selected rows, a button to select all matching ones, and the bulk actions. Renders nothing if no row is selected. */
export function SelectionBar<C extends string>(props: {
  readonly selecting: Selecting<C>;
  readonly total: number;
  readonly all: string;
  readonly children: ReactNode;
}) {
  const { selecting, total } = props;
  const count = selecting.countOf(total);
  if (count === 0) return null;
  return (
    <Bar>
      <strong>{words.selected(count)}</strong>
      {count < total ? (
        <Button variant="quiet" size="sm" onClick={selecting.selectMatching}>
          {words.selectAll(props.all)}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={selecting.clear}>
        {words.clearSelection}
      </Button>
      <div>{props.children}</div>
    </Bar>
  );
}
