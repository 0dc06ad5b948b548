import type { DeletionPreview } from '#domain/organizations/members/account-deletion.ts';
import { deletionWords as words } from './messages/en/delete-account.ts';

const Effects = (props: { readonly heading: string; readonly effects: readonly string[] }) => (
  <section className="stack" aria-label={props.heading}>
    <h3>{props.heading}</h3>
    <ul className="plain-list">
      {props.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </section>
);

const ofClassrooms = ({ classrooms, coTaught, leaves }: DeletionPreview): readonly string[] => [
  ...(classrooms.length === 0 ? [words.noClassrooms] : classrooms.map(words.classroom)),
  ...(coTaught === 0 ? [] : [words.coTaught(coTaught)]),
  ...(leaves.length === 0 ? [] : [words.leaves(leaves.map(({ name }) => name))]),
];

export const DeletionEffects = ({ preview }: { readonly preview: DeletionPreview }) => (
  <>
    <Effects heading={words.goes} effects={words.goesList(preview)} />
    <Effects heading={words.classrooms} effects={ofClassrooms(preview)} />
    {preview.classrooms.some(({ heir }) => heir === null) ? <p className="quiet">{words.rescue}</p> : null}
    <Effects heading={words.stays} effects={words.staysList} />
    <p>{words.mail}</p>
  </>
);
