import { Moon, Sun } from 'lucide-react';
import { Choice } from '../forms/choice.tsx';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../forms/use-hydrated.ts';
import { shell } from '../messages/en/shell.ts';
import { useColorMode } from '../theme/color-mode.ts';

/** Switches between light and dark. The script draws the icon in a reserved space. */
export const ColorModeToggle = () => {
  const { mode, setPreference } = useColorMode();
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className="mode-toggle with-script"
      disabled={!hydrated}
      aria-label={mode === 'dark' ? shell.toLight : shell.toDark}
      onClick={() => setPreference(mode === 'dark' ? 'light' : 'dark')}
    >
      {hydrated ? <Icon of={mode === 'dark' ? Sun : Moon} /> : null}
    </button>
  );
};

const preferences = ['system', 'light', 'dark'] as const;

export const ColorModeSwitch = () => {
  const { preference, setPreference } = useColorMode();
  if (!useHydrated()) return <div className="mode-switch" />;
  return (
    <Choice
      legend={shell.colorMode}
      values={preferences}
      labels={shell.colorModes}
      chosen={preference}
      onChoose={setPreference}
    />
  );
};
