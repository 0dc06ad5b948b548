import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { loginPictureShapes } from '#domain/classrooms/logins/login-picture-shapes.ts';
import {
  type LoginPicture,
  loginPictures,
  picturesPerLogin,
} from '#domain/classrooms/logins/login-pictures.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.logIn;

const Picture = ({ name }: { readonly name: LoginPicture }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={loginPictureShapes[name]} fillRule="evenodd" />
  </svg>
);

const places = Array.from({ length: picturesPerLogin }, (_place, at) => at);

/** Three of 24 pictures, tapped in order. The last one can be removed. */
export const PictureLogin = ({
  pending,
  onSend,
}: {
  readonly pending: boolean;
  readonly onSend: (login: string) => void;
}) => {
  const [chosen, setChosen] = useState<readonly LoginPicture[]>([]);
  const isComplete = chosen.length === picturesPerLogin;
  return (
    <div className="picture-login stack" data-gap="5">
      <div className="chosen-pictures row">
        <ol aria-label={words.chosen} aria-live="polite">
          {places.map((at) => {
            const name = chosen[at];
            return (
              <li key={at} data-filled={name !== undefined || undefined}>
                {name === undefined ? null : <Picture name={name} />}
                <span className="visually-hidden">{name ?? words.nothingYet}</span>
              </li>
            );
          })}
        </ol>
        <Button
          className="class-big"
          aria-disabled={chosen.length === 0}
          onClick={() => setChosen(chosen.slice(0, -1))}
        >
          <Icon of={Undo2} /> {words.takeBack}
        </Button>
        <Button
          variant="primary"
          className="class-big"
          aria-disabled={!isComplete || pending}
          onClick={() => {
            if (isComplete) onSend(chosen.join(' '));
          }}
        >
          {words.go}
        </Button>
      </div>
      <ul className="picture-board" aria-label={words.pictures}>
        {loginPictures.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={name}
              aria-disabled={isComplete}
              onClick={() => {
                if (!isComplete) setChosen([...chosen, name]);
              }}
            >
              <Picture name={name} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
