import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { paths } from '../../../routes/paths.ts';
import { notBuyerWords as words } from './messages/en/checkout.ts';

/** A notice for users who may not buy. The license page names the users who may. */
export const NotBuyer = () => (
  <div className="stack">
    <Notice tone="info" title={words.title}>
      {words.why}
    </Notice>
    <div>
      <LinkButton variant="primary" to={paths.license}>
        {words.toLicense}
      </LinkButton>
    </div>
  </div>
);
