import { isLoginPicture } from '#domain/classrooms/logins/login-pictures.ts';
import { loginPictureShapes } from '#domain/classrooms/logins/login-picture-shapes.ts';
import type { Login } from '#domain/classrooms/logins/login.ts';
import { loginPaper } from '../messages/en/login-paper.ts';
import './logins.css';

/** A student's login, as large as on the card: pictures in order, a word, or a code. */
export const LoginValue = ({ kind, value }: Login) =>
  kind === 'picture' ? (
    <ol className="login-pictures">
      {value
        .split(' ')
        .filter(isLoginPicture)
        .map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a picture may be there twice
          <li key={at}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={loginPictureShapes[name]} fillRule="evenodd" />
            </svg>
            {loginPaper.pictures[name]}
          </li>
        ))}
    </ol>
  ) : (
    <p className="login-text">{value}</p>
  );
