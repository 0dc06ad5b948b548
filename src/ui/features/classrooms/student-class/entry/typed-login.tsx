import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { userCodeSymbols } from '#domain/identity/devices/user-code.ts';
import { loginCodeLength } from '#domain/classrooms/logins/login.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.logIn;

const keys = {
  word: Array.from('abcdefghijklmnopqrstuvwxyz'),
  code: Array.from(userCodeSymbols),
} as const;
const maxSymbols = { word: 30, code: 2 * loginCodeLength } as const;

/**
 * A word or a code, typed with large keys on the page or with a keyboard. The field does not open the device's on-screen keyboard, which would cover the keys.
 */
export const TypedLogin = ({
  kind,
  pending,
  onSend,
}: {
  readonly kind: 'code' | 'word';
  readonly pending: boolean;
  readonly onSend: (login: string) => void;
}) => {
  const [typed, setTyped] = useState('');
  const limited = (text: string): void => setTyped(text.slice(0, maxSymbols[kind]));
  return (
    <form
      className="class-form stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '' && !pending) onSend(typed);
      }}
    >
      <label htmlFor="class-login">{words.field[kind]}</label>
      <input
        id="class-login"
        className="input class-code"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="none"
        value={typed}
        onChange={({ currentTarget }) => limited(currentTarget.value)}
      />
      <div className="chosen-pictures row">
        <Button
          className="class-big"
          aria-disabled={typed === ''}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Icon of={Undo2} /> {words.takeBack}
        </Button>
        <Button type="submit" variant="primary" className="class-big" aria-disabled={typed === '' || pending}>
          {words.go}
        </Button>
      </div>
      <ul className="class-keys" aria-label={words.keyboard}>
        {keys[kind].map((symbol) => (
          <li key={symbol}>
            <button type="button" onClick={() => limited(typed + symbol)}>
              {symbol}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
};
