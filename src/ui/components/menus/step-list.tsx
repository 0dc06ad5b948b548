import { shell } from '../../messages/en/shell.ts';

/** The steps of a short process in words; `current` counts from 0. */
export const StepList = ({
  steps,
  current,
}: {
  readonly steps: readonly string[];
  readonly current: number;
}) => (
  <ol className="step-list" aria-label={shell.steps}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);
