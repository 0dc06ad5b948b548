import { Button, LinkButton } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Scene } from '../components/scene.tsx';
import { pages } from '../messages/en/pages.ts';
import { LessonSearchBox } from '../pages/errors/lesson-search-box.tsx';
import { paths } from './paths.ts';

/** Where to go from a page that cannot be shown. */
export type Way = { readonly to: string; readonly label: string };

const toLessons: Way = { to: paths.lessons, label: pages.toLessons };

/**
 * What stands where a page cannot: 'Page Not Found' for 404, otherwise the message given or 'Internal Server Error'; and
 * a way on (NAV-15), to the lessons unless told. `onRetry` where trying again may help.
 */
export const FailedPage = ({
  status,
  message,
  detail,
  way = toLessons,
  onRetry,
}: {
  readonly status: number;
  readonly message?: string | undefined;
  readonly detail?: string | undefined;
  readonly way?: Way | undefined;
  readonly onRetry?: (() => void) | undefined;
}) => {
  const missing = status === 404;
  return (
    <div className="empty-state">
      <Scene name={missing ? 'lost-at-sea' : 'storm'} />
      <PageTitle lead={detail ?? (missing ? pages.notFoundAdvice : pages.failedAdvice)}>
        {missing ? pages.notFound : (message ?? pages.failed)}
      </PageTitle>
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
