import { Presentation } from 'lucide-react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { MovingClassroom } from '#domain/organizations/joining/moving-classroom.ts';
import { movingWords as words } from '../messages/en/moving.ts';
import { breakable } from './breakable.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The classrooms that move with a workspace, shown to its owner and to the school before they consent (ORG-1). Renders nothing if there are none. */
export const MovingClassrooms = ({ classrooms }: { readonly classrooms: readonly MovingClassroom[] }) =>
  classrooms.length === 0 ? null : (
    <ul className="settings-list" aria-label={words.list}>
      {classrooms.map((classroom) => (
        <SettingsRow key={classroom.id} icon={Presentation}>
          <div className="settings-what">
            <strong>{breakable(bidiIsolate(classroom.name))}</strong>
            <span className="quiet">{words.about(classroom)}</span>
          </div>
        </SettingsRow>
      ))}
    </ul>
  );
