import type { ReactNode } from 'react';

/** Sections in one column. On wide screens, the summary is at the side and stays visible. On narrow screens, it comes second, after the main section. */
export const SectionColumns = ({
  first,
  summary,
  rest,
}: {
  readonly first: ReactNode;
  readonly summary: ReactNode;
  readonly rest: ReactNode;
}) => (
  <div className="settings-columns">
    <div className="settings-sections">{first}</div>
    <div className="settings-sections">{summary}</div>
    <div className="settings-sections">{rest}</div>
  </div>
);
