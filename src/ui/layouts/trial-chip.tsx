import { Chip } from '../components/chip.tsx';
import { shell } from '../messages/en/shell.ts';

/** The number of remaining days from which the end of the trial is shown in amber. */
const soon = 7;

export const TrialChip = ({ daysLeft }: { readonly daysLeft: number }) => (
  <Chip tone={daysLeft > soon ? 'plain' : 'sun'}>
    {daysLeft > 0 ? shell.trialDaysLeft(daysLeft) : shell.trialOver}
  </Chip>
);
