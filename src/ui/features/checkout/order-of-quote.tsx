import { LinkButton } from '../../components/button.tsx';
import { paths } from '../../routes/paths.ts';
import { checkoutWords as words } from './messages/en/checkout.ts';

/** Leads to the order that a quote became: it has the id of the quote (LIC-7). */
export const OrderOfQuote = ({ quote }: { readonly quote: string }) => (
  <LinkButton variant="primary" to={`${paths.checkoutReturn('pending')}?order=${encodeURIComponent(quote)}`}>
    {words.seeOrder}
  </LinkButton>
);
