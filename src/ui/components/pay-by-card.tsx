import type { PlacedOrder } from '#domain/billing/orders/order.ts';
import type { Result } from '#domain/result.ts';
import { useAsyncAction } from '../forms/use-async-action.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './notices/failure-notice.tsx';

export function PayByCard(props: {
  readonly label: string;
  readonly name?: string;
  readonly size?: 'sm';
  /** The default is `primary`. */
  readonly variant?: 'primary' | 'secondary';
  readonly open: () => Promise<Result<PlacedOrder, ClientFailure>>;
}) {
  const action = useAsyncAction();
  const press = (): void => action.run(props.open, ({ payAt }) => window.location.assign(payAt));
  return (
    <>
      <FailureNotice failure={action.failure} />
      <Button
        variant={props.variant ?? 'primary'}
        aria-label={props.name ?? props.label}
        aria-disabled={action.pending}
        onClick={press}
        {...(props.size === undefined ? {} : { size: props.size })}
      >
        {props.label}
      </Button>
    </>
  );
}
