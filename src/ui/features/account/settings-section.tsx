import type { ReactNode } from 'react';

/** The sections of the profile that can be linked to. */
export type SectionId =
  'name' | 'email' | 'ways-in' | 'password' | 'two-step' | 'sessions' | 'appearance' | 'delete';

/** One group of settings: a card with a heading, a sentence, and what can be done. `badge` says how things stand. */
export const SettingsSection = (props: {
  readonly id: SectionId;
  readonly heading: string;
  readonly lead?: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section id={props.id} className="card settings-section" aria-labelledby={`${props.id}-heading`}>
    <header>
      <div className="settings-heading">
        <h2 id={`${props.id}-heading`} tabIndex={-1}>
          {props.heading}
        </h2>
        {props.badge}
      </div>
      {props.lead === undefined ? null : <p className="quiet">{props.lead}</p>}
    </header>
    {props.children}
  </section>
);

/** Puts the focus on a section's heading, where the control that had it is gone. */
export const focusSection = (id: SectionId): void => document.getElementById(`${id}-heading`)?.focus();
