import { consents as words } from '../messages/en/consents.ts';
import { paths } from '../routes/paths.ts';

/** The texts that are agreed to, in a tab of their own: what was typed stays. */
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
