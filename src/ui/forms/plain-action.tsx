import { Button } from '../components/button.tsx';
import type { AsyncAction } from './use-async-action.ts';

/** A button that also works without scripts. The browser then posts to `path`, and the server redirects to the page. With scripts, `onPress` runs instead. */
export const PlainAction = ({
  path,
  action,
  variant = 'secondary',
  onPress,
  children,
}: {
  readonly path: string;
  readonly action: AsyncAction;
  readonly variant?: 'primary' | 'secondary';
  readonly onPress: () => void;
  readonly children: string;
}) => (
  <form
    className="form"
    method="post"
    action={path}
    onSubmit={(event) => {
      event.preventDefault();
      onPress();
    }}
  >
    <Button type="submit" wide variant={variant} aria-disabled={action.pending}>
      {children}
    </Button>
  </form>
);
