import { Notice } from '../../components/notice.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { readOnlyWords as words } from '../../messages/en/read-only.ts';
import { paths } from '../../routes/paths.ts';

/** Explains that the trial or the license has ended, and what is still possible. */
export const AccessEnded = () => (
  <Notice tone="warning" title={words.title.license}>
    <p>
      {words.advice} <TextLink to={paths.license}>{words.link}</TextLink>
    </p>
  </Notice>
);
