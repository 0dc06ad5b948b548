import { consents as words } from '../messages/en/consents.ts';
import { paths } from '../routes/paths.ts';

/** Links to the agreements. They open in a new tab, so that the page keeps typed text. */
export const ConsentLinks = () => (
  <>
    <a href={paths.terms} target="_blank" rel="noopener">
      {words.terms}
    </a>{' '}
    {words.and}{' '}
    <a href={`${paths.terms}#privacy`} target="_blank" rel="noopener">
      {words.privacy}
    </a>
  </>
);
