import type { ReactNode } from 'react';

/** A section of a settings page: a card with a heading and a sentence. URLs refer to it with `#id`. */
export const SectionCard = (props: {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) => (
  <section id={props.id} className="card settings-section" aria-labelledby={`${props.id}-heading`}>
    <header className="stack" data-gap="2">
      <h2 id={`${props.id}-heading`} tabIndex={-1}>
        {props.heading}
      </h2>
      {props.lead === undefined ? null : <p className="quiet">{props.lead}</p>}
    </header>
    {props.children}
  </section>
);
