import { PlannedPage } from '../../layouts/planned-page.tsx';

export const Component = () => <PlannedPage name="checkout-purchase" />;
