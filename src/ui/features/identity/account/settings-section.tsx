import type { ReactNode } from 'react';

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

export const SettingsSection = (props: {
  readonly id: SectionId;
  readonly heading: string;
  readonly lead?: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section id={props.id} className="card settings-section" aria-labelledby={`${props.id}-heading`}>
    <header className="stack" data-gap="2">
      <div className="row" data-gap="2-3">
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

/** Returns the heading of a section. It gets the focus if the focused control disappears. */
export const headingOf = (id: SectionId): HTMLElement | null => document.getElementById(`${id}-heading`);

export const focusSection = (id: SectionId): void => headingOf(id)?.focus();
