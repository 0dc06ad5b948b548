import { shell } from '../../messages/en/shell.ts';

export const StepList = ({
  steps,
  current,
}: {
  readonly steps: readonly string[];
  readonly current: number;
}) => (
  <ol className="step-list numbered" aria-label={shell.steps}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);
