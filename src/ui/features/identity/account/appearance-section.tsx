import { Choice } from '../../../forms/choice.tsx';
import { ColorModeSwitch } from '../../../layouts/color-mode-controls.tsx';
import { appearanceWords as words } from './messages/en/profile.ts';
import { textSizes, useTextSize } from '../../../theme/text-size.ts';
import { SettingsSection } from './settings-section.tsx';

/** Settings of this device. Larger text replaces the browser's zoom, which is blocked (NAV-19). */
export function AppearanceSection() {
  const { size, setSize } = useTextSize();
  return (
    <SettingsSection id="appearance" heading={words.heading}>
      <ColorModeSwitch />
      <Choice
        legend={words.textSize}
        values={textSizes}
        labels={words.textSizes}
        chosen={size}
        onChoose={setSize}
      />
    </SettingsSection>
  );
}
