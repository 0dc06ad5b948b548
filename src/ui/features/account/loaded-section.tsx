import type { ReactNode } from 'react';
import type { Result } from '#domain/result.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { type SectionId, SettingsSection } from './settings-section.tsx';

/** A section of what was read; where it could not be read, the section says why and offers another try. */
export function LoadedSection<T>(props: {
  readonly id: SectionId;
  readonly heading: string;
  readonly read: Result<T, ClientFailure>;
  readonly children: (value: T) => ReactNode;
}) {
  if (props.read.ok) return props.children(props.read.value);
  return (
    <SettingsSection id={props.id} heading={props.heading}>
      <LoadFailure failure={props.read.error} />
    </SettingsSection>
  );
}
