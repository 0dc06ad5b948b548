import { useId } from 'react';

/** A checkbox for a rehearsal with invented names instead of a real import (ROS-10). */
export const RehearsalBox = ({
  label,
  hint,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => {
  const hintId = useId();
  return (
    <div className="field">
      <label className="check-row">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={hintId} className="field-hint">
        {hint}
      </p>
    </div>
  );
};
