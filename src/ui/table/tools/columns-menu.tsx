import { Menu, Portal } from '@chakra-ui/react';
import { Check, Columns3 } from 'lucide-react';
import { Icon } from '../../components/icon.tsx';
import { tableWords as words } from '../../messages/en/table.ts';
import type { TableSpec } from '../table-spec.ts';

/** Shows and hides columns. The menu stays open for several changes. The first column cannot be hidden. */
export function ColumnsMenu<R, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly shown: readonly C[];
  readonly onChoose: (shown: readonly C[]) => void;
}) {
  const { spec, shown, onChoose } = props;
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <button type="button" className="button" data-variant="quiet" data-size="sm">
          <Icon of={Columns3} /> {words.columns}
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {spec.columns.slice(1).map(({ name, label }) => (
              <Menu.CheckboxItem
                key={name}
                value={name}
                checked={shown.includes(name)}
                onCheckedChange={(checked) =>
                  onChoose(
                    spec.columns
                      .map((column) => column.name)
                      .filter((each) => (each === name ? checked : shown.includes(each))),
                  )
                }
              >
                <span style={{ width: 20, height: 20 }}>
                  <Menu.ItemIndicator>
                    <Icon of={Check} />
                  </Menu.ItemIndicator>
                </span>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
