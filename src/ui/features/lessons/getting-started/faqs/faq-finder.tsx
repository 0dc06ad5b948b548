import { Button } from '../../../../components/button.tsx';
import { Input } from '../../../../forms/text-field.tsx';
import { useEarlyChange } from '../../../../forms/use-early-change.ts';
import { faqPage } from '../messages/en/faqs.ts';
import { paths } from '../../../../routes/paths.ts';

/** The search form. Without scripts, it requests the same page from the server. With scripts, `onChange` receives each change. */
export const FaqFinder = ({
  question,
  onAsk,
}: {
  readonly question: string;
  readonly onAsk: (question: string) => void;
}) => {
  const read = (form: HTMLFormElement): void => {
    const text = new FormData(form).get('q');
    if (typeof text === 'string') onAsk(text);
  };
  const field = useEarlyChange<HTMLInputElement>(({ value }) => onAsk(value));
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
      role="search"
      className="faq-finder row no-print"
      data-align="end"
      method="get"
      action={paths.faqs}
      onInput={(event) => read(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <label className="field">
        <span className="field-label">{faqPage.search}</span>
        <Input
          ref={field}
          type="search"
          name="q"
          defaultValue={question}
          placeholder={faqPage.searchHint}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <Button type="submit">{faqPage.submit}</Button>
    </form>
  );
};
