import type { ProgressState } from '#domain/classrooms/classrooms/classroom.ts';

export const ProgressBar = ({ states }: { readonly states: readonly ProgressState[] }) => (
  <span className="progress class-progress" aria-hidden="true">
    {states.map((state, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the order is all there is
      <span key={at} className="progress-segment" data-state={state} />
    ))}
  </span>
);
