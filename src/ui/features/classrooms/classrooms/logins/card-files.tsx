import { useLocation } from 'react-router';
import { cardsParameter, cardsSchoolParameter } from '../../../../routes/cards-of-import.ts';
import { CardsOfImport } from './cards-of-import.tsx';
import { LoginFileList } from './login-file-list.tsx';

/** The files of login cards for several classes, and the dialog for a new file if the URL requests it. */
export function CardFiles() {
  const parameters = new URLSearchParams(useLocation().search);
  const [id, school] = [parameters.get(cardsParameter), parameters.get(cardsSchoolParameter)];
  return (
    <>
      <LoginFileList />
      {id === null || school === null ? null : <CardsOfImport id={id} school={school} />}
    </>
  );
}
