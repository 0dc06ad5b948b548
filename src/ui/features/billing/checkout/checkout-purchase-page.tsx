import { CheckoutPage, loadOffer } from './checkout-page.tsx';
import { checkoutWords as words } from './messages/en/checkout.ts';

export const loader = loadOffer;

export const Component = () => <CheckoutPage heading={words.buy} />;
