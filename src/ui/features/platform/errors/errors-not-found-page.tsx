import { data } from 'react-router';
import { FailedPage } from '../../../routes/failed-page.tsx';

export const Component = () => <FailedPage status={404} />;

/** The page itself is there, and yet its address is one of nothing. */
export const loader = async () => data(null, { status: 404 });
