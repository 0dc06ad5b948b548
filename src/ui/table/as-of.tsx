import { useLocation, useNavigate } from 'react-router';
import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { asOfWords as words } from '../messages/en/as-of.ts';

/** Selects the day of a list. The day is in the URL with the table's other parameters (ROS-9). */
export function AsOf({ day }: { readonly day: IsoDate | null }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (on: IsoDate | null): void => {
    const parameters = new URLSearchParams(search);
    for (const place of ['after', 'before', 'on']) parameters.delete(place);
    if (on !== null) parameters.set('on', on);
    void navigate({ pathname, search: parameters.toString() }, { preventScrollReset: true });
  };
  return (
    <form
      className="row"
      data-align="end"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('on');
        const on = parseIsoDate(typeof typed === 'string' ? typed : '');
        go(on.ok ? on.value : null);
      }}
    >
      <TextField type="date" label={words.asOf} name="on" defaultValue={day ?? ''} />
      <Button type="submit">{words.showDay}</Button>
    </form>
  );
}
