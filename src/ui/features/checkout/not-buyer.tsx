import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { paths } from '../../routes/paths.ts';
import { notBuyerWords as words } from './messages/en/checkout.ts';

/** Whoever has nothing to buy: their school or district does, and the license page says who there. */
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
