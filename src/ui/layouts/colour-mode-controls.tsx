import { Moon, Sun } from 'lucide-react';
import { useId } from 'react';
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
  const name = useId();
  return (
    <fieldset className="mode-switch">
      <legend>{shell.colourMode}</legend>
      {preferences.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={preference === each}
            onChange={() => setPreference(each)}
          />
          {shell.colourModes[each]}
        </label>
      ))}
    </fieldset>
  );
};
