import { useState } from 'react';
import { isVariableName } from '#domain/lessons/programs/program.ts';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { tryItWords } from './messages/en/try-it.ts';

const words = tryItWords.makeVariable;

export const MakeVariableDialog = ({
  onMade,
  onClose,
  finalFocus,
}: {
  readonly onMade: (name: string) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}) => {
  const [refused, setRefused] = useState(false);
  return (
    <Dialog title={words.action} onClose={onClose} finalFocus={finalFocus}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('name');
          const name = typeof typed === 'string' ? typed.trim().replaceAll(/\s+/gu, '_') : '';
          setRefused(!isVariableName(name));
          if (isVariableName(name)) onMade(name);
        }}
      >
        <TextField
          label={words.name}
          hint={words.hint}
          error={refused ? words.refused : undefined}
          name="name"
          autoComplete="off"
          maxLength={30}
        />
        <Actions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.make}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
};
