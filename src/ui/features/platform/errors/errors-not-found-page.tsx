import { data } from 'react-router';
import { FailedPage } from '../../../routes/failed-page.tsx';

export const Component = () => <FailedPage status={404} />;

/** This page exists, but replies with 404 like an unknown URL. */
export const loader = async () => data(null, { status: 404 });
