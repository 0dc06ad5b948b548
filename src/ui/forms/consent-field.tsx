import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { ConsentLinks } from '../components/consent-links.tsx';
import { Icon } from '../components/icon.tsx';
import { consents as words } from '../messages/en/consents.ts';

/** Consent to the agreements, which is required, and to news, which is optional and off by default (ORG-10). `missing` marks the required consent. */
export const ConsentField = ({ missing }: { readonly missing: boolean }) => {
  const errorId = useId();
  return (
    <div className="field">
      <label className="check-row">
        <input
          type="checkbox"
          name="consents"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? errorId : undefined}
        />
        <span>
          {words.agree} <ConsentLinks />
        </span>
      </label>
      {missing ? (
        <p id={errorId} className="field-error">
          <Icon of={CircleAlert} size={18} />
          <span>{words.missing}</span>
        </p>
      ) : null}
      <label className="check-row">
        <input type="checkbox" name="news" />
        <span>{words.news}</span>
      </label>
    </div>
  );
};
