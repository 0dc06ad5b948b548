import { shell } from '../messages/en/shell.ts';

/** Steps as notched blocks: `done` of `total` are loaded, the next one is the current. */
export const ProgressBar = ({
  done,
  total,
  label,
}: {
  readonly done: number;
  readonly total: number;
  readonly label: string;
}) => (
  <div className="progress">
    <progress className="visually-hidden" aria-label={label} value={done} max={total}>
      {shell.progress(done, total)}
    </progress>
    {Array.from({ length: total }, (_, step) => (
      <span
        key={step}
        className="progress-segment"
        aria-hidden="true"
        data-done={step < done ? '' : undefined}
        data-current={step === done ? '' : undefined}
      />
    ))}
  </div>
);
