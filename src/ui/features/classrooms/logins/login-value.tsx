import { isLoginPicture } from '#domain/students/login-pictures.ts';
import { loginPictureShapes } from '#domain/students/login-picture-shapes.ts';
import type { Login } from '#domain/students/login.ts';
import { loginPaper } from '../messages/en/login-paper.ts';
import './logins.css';

/** A student's login as large as on the card: pictures in order, a word, or a code. */
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
