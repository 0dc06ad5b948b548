import { Chip } from '../components/chip.tsx';
import { shell } from '../messages/en/shell.ts';

/** From so many days on, the trial's end is near enough to be said in amber. */
const soon = 7;

/** How long the trial lasts. */
export const TrialChip = ({ daysLeft }: { readonly daysLeft: number }) => (
  <Chip tone={daysLeft > soon ? 'plain' : 'sun'}>
    {daysLeft > 0 ? shell.trialDaysLeft(daysLeft) : shell.trialOver}
  </Chip>
);
