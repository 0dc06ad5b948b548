import type { ReactNode } from 'react';

/** A list of labels and values, in the given order. Labels are unique. */
export const Facts = ({ of }: { readonly of: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
