import { shell } from '../../messages/en/shell.ts';

/** The first stop of the keyboard: past the header to `main#content`. */
export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {shell.skipToContent}
  </a>
);
