import { data } from 'react-router';
import { FailedPage } from '../../../routes/failed-page.tsx';

export const Component = () => <FailedPage status={404} />;

/** Returns status 404, as for an unknown URL, although this page exists. */
export const loader = async () => data(null, { status: 404 });
