import type { ReactNode } from 'react';

/** One group of facts or acts on the page of a member. */
export const MemberSection = (props: {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) => (
  <section className="card settings-section" aria-labelledby={`${props.id}-heading`}>
    <header>
      <h2 id={`${props.id}-heading`} tabIndex={-1}>
        {props.heading}
      </h2>
      {props.lead === undefined ? null : <p className="quiet">{props.lead}</p>}
    </header>
    {props.children}
  </section>
);
