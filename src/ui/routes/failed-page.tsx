import { Button, LinkButton } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Scene } from '../components/scene.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { pages } from '../messages/en/pages.ts';
import { LessonSearchBox } from '../features/platform/errors/lesson-search-box.tsx';
import { paths } from './paths.ts';

export type Way = { readonly to: string; readonly label: string };

const toLessons: Way = { to: paths.lessons, label: pages.toLessons };

const AskedFor = ({ message, address }: { readonly message: string; readonly address: string }) => (
  <p className="field-hint">
    <VisuallyHidden>{message.slice(0, -address.length)}</VisuallyHidden>
    <code>{address}</code>
  </p>
);

/**
 * Replaces a page that cannot be shown. Shows 'Page Not Found' for 404, otherwise the given message or 'Internal Server Error', with a link (NAV-15), by
 * default to the lessons. Set `onRetry` if another attempt may succeed.
 */
export const FailedPage = ({
  status,
  message,
  detail,
  way = toLessons,
  address,
  onRetry,
}: {
  readonly status: number;
  readonly message?: string | undefined;
  readonly detail?: string | undefined;
  readonly way?: Way | undefined;
  readonly address?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}) => {
  const missing = status === 404;
  return (
    <div className="empty-state">
      <Scene name={missing ? 'lost-at-sea' : 'storm'} />
      <PageTitle lead={detail ?? (missing ? pages.notFoundAdvice : pages.failedAdvice)}>
        {missing ? pages.notFound : (message ?? pages.failed)}
      </PageTitle>
      {address === undefined || message === undefined ? null : (
        <AskedFor message={message} address={address} />
      )}
      <div className="row">
        <LinkButton to={way.to} variant="primary">
          {way.label}
        </LinkButton>
        {onRetry === undefined ? null : <Button onClick={onRetry}>{pages.tryAgain}</Button>}
      </div>
      {missing && way === toLessons ? <LessonSearchBox /> : null}
    </div>
  );
};
