import { shell } from '../../messages/en/shell.ts';

/** The first tab stop, which skips the header and leads to `main#content`. */
export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {shell.skipToContent}
  </a>
);
