import { ClosedPage } from '../closed-page.tsx';

export const Component = () => <ClosedPage name="checkout-renew" />;
