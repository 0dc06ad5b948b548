import type { ReactNode } from 'react';

/** One group of what a page of the settings shows: a card with a heading and a sentence. */
export const SectionCard = (props: {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) => (
  <section className="card settings-section" aria-labelledby={`${props.id}-heading`}>
    <header>
      <h2 id={`${props.id}-heading`}>{props.heading}</h2>
      {props.lead === undefined ? null : <p className="quiet">{props.lead}</p>}
    </header>
    {props.children}
  </section>
);
