import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ok } from '#domain/result.ts';
import { cardsParameter, cardsSchoolParameter } from '../../../../routes/cards-of-import.ts';
import { type CardsChoice, LoginFileDialog } from './login-file-dialog.tsx';

export function CardsOfImport({ id, school }: { readonly id: string; readonly school: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choices = useMemo((): readonly [CardsChoice, CardsChoice] => {
    const added = async () => ok({ of: 'import', id } as const);
    const everybody = async () => ok({ of: 'organization', id: school } as const);
    return [
      { of: 'added', find: added },
      { of: 'school', find: everybody },
    ];
  }, [id, school]);
  const close = (): void => {
    const parameters = new URLSearchParams(search);
    parameters.delete(cardsParameter);
    parameters.delete(cardsSchoolParameter);
    void navigate({ pathname, search: parameters.toString() }, { preventScrollReset: true });
  };
  return <LoginFileDialog choices={choices} onClose={close} />;
}
