import { useLocation } from 'react-router';
import { cardsParameter, cardsSchoolParameter } from '../../../../routes/cards-of-import.ts';
import { CardsOfImport } from './cards-of-import.tsx';
import { LoginFiles } from './login-files.tsx';

/** The files of login cards of several classes, and the dialog for one where the address asks for it. */
export function CardFiles() {
  const asked = new URLSearchParams(useLocation().search);
  const [id, school] = [asked.get(cardsParameter), asked.get(cardsSchoolParameter)];
  return (
    <>
      <LoginFiles />
      {id === null || school === null ? null : <CardsOfImport id={id} school={school} />}
    </>
  );
}
