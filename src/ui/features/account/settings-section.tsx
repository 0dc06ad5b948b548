import type { ReactNode } from 'react';

/** The sections of the profile, and of the page of devices, that can be linked to. */
export type SectionId =
  | 'name'
  | 'email'
  | 'ways-in'
  | 'password'
  | 'two-step'
  | 'sessions'
  | 'notifications'
  | 'appearance'
  | 'school'
  | 'export'
  | 'delete'
  | 'app-code'
  | 'device-code'
  | 'devices';

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

/** A section's heading, which gets the focus where the control that had it is gone. */
export const headingOf = (id: SectionId): HTMLElement | null => document.getElementById(`${id}-heading`);

/** Puts the focus there. */
export const focusSection = (id: SectionId): void => headingOf(id)?.focus();
