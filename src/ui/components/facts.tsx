import type { ReactNode } from 'react';

/** What is known of one thing: labels with their values, in the order given. A label is there once. */
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
