import {
  appearanceWords,
  deleteAccountWords,
  emailWords,
  exportWords,
  namesWords,
  notificationsWords,
  passwordWords,
  profile as words,
  sessionsWords,
  signInOptionWords,
} from './messages/en/profile.ts';
import { twoStepWords } from './messages/en/two-step.ts';
import type { SectionId } from './settings-section.tsx';

const sections: readonly (readonly [SectionId, string])[] = [
  ['name', namesWords.heading],
  ['email', emailWords.heading],
  ['ways-in', signInOptionWords.heading],
  ['password', passwordWords.heading],
  ['two-step', twoStepWords.heading],
  ['sessions', sessionsWords.heading],
  ['notifications', notificationsWords.heading],
  ['appearance', appearanceWords.short],
  ['export', exportWords.heading],
  ['delete', deleteAccountWords.heading],
];

export const SectionNav = () => (
  <nav className="section-nav" aria-label={words.onThisPage}>
    <ul>
      {sections.map(([id, heading]) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
