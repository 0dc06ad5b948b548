import { shell } from '../../messages/en/shell.ts';

export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {shell.skipToContent}
  </a>
);
