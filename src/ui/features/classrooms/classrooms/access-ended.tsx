import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { readOnlyWords as words } from '../../../messages/en/read-only.ts';
import { paths } from '../../../routes/paths.ts';

export function AccessEnded() {
  const isTrial = personOf(useSession())?.accessState === 'trial_expired';
  return (
    <Notice tone="warning" title={words.title[isTrial ? 'trial' : 'license']}>
      <p>
        {words.advice} <TextLink to={paths.license}>{words.link}</TextLink>
      </p>
    </Notice>
  );
}
