import { CheckoutPage, readOffer } from './checkout-page.tsx';
import { checkoutWords as words } from './messages/en/checkout.ts';

export const loader = readOffer;

export const Component = () => <CheckoutPage heading={words.buy} />;
