import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

export type AdjacentPage = { readonly to: string; readonly title: string; readonly hint: string };

/** Links to the previous and next page. Renders nothing if there are none. */
export const PreviousNextLinks = ({
  label,
  previous,
  next,
}: {
  readonly label: string;
  readonly previous: AdjacentPage | null;
  readonly next: AdjacentPage | null;
}) => (
  <nav className="previous-next no-print" aria-label={label}>
    {previous === null ? null : (
      <Link to={previous.to} rel="prev" className="panel">
        <Icon of={ArrowLeft} />
        <span>
          <span className="quiet">{previous.hint}</span> <strong>{previous.title}</strong>
        </span>
      </Link>
    )}
    {next === null ? null : (
      <Link to={next.to} rel="next" className="panel">
        <span>
          <span className="quiet">{next.hint}</span> <strong>{next.title}</strong>
        </span>
        <Icon of={ArrowRight} />
      </Link>
    )}
  </nav>
);
