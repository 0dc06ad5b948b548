import { chakra } from '@chakra-ui/react';

const Target = chakra('label', {
  base: {
    // The checkbox is above the link that covers its row.
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    minWidth: 'target',
    height: 'target',
    cursor: 'pointer',
    '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'harbor', cursor: 'pointer' },
  },
});

/** The checkbox that selects a row, or the whole page. It is a native checkbox, because a page can have a hundred of them. */
export const SelectBox = (props: {
  readonly label: string;
  readonly checked: boolean | 'some';
  readonly onToggle: () => void;
}) => (
  <Target>
    <input
      type="checkbox"
      aria-label={props.label}
      checked={props.checked === true}
      ref={(box) => {
        if (box !== null) box.indeterminate = props.checked === 'some';
      }}
      onChange={props.onToggle}
    />
  </Target>
);
