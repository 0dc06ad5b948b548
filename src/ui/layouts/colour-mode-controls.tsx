import { Moon, Sun } from 'lucide-react';
import { Choice } from '../components/choice.tsx';
import { Icon } from '../components/icon.tsx';
import { shell } from '../messages/en/shell.ts';
import { useColourMode } from '../theme/colour-mode.ts';

/** Light to dark and back, in one click. */
export const ColourModeToggle = () => {
  const { mode, setPreference } = useColourMode();
  return (
    <button
      type="button"
      className="mode-toggle"
      aria-label={mode === 'dark' ? shell.toLight : shell.toDark}
      onClick={() => setPreference(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon of={Moon} />
      <Icon of={Sun} />
    </button>
  );
};

const preferences = ['system', 'light', 'dark'] as const;

/** The whole choice: as the system has it, light, or dark. */
export const ColourModeSwitch = () => {
  const { preference, setPreference } = useColourMode();
  return (
    <Choice
      legend={shell.colourMode}
      values={preferences}
      labels={shell.colourModes}
      chosen={preference}
      onChoose={setPreference}
    />
  );
};
