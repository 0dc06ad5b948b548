import type { ReactNode } from 'react';

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
