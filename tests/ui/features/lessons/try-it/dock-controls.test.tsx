import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startProgram } from '#domain/lessons/programs/machine.ts';
import { DockControls } from '#ui/features/lessons/try-it/dock-controls.tsx';

test('the red button of the Dock works like the button next to it', () => {
  const onPress = vi.fn<() => void>();
  const machine = startProgram({ stacks: [] });
  const { container } = render(
    <DockControls machine={machine} blocks={[]} onPress={onPress} onMove={() => undefined} />,
  );
  fireEvent.click(container.querySelector('.dock-button') ?? document.body);
  expect(onPress).toHaveBeenCalledOnce();
});
