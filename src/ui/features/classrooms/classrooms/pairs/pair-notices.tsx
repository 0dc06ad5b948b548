import { brokenBy, type Apart, type Groups, type NoPairs } from '#domain/classrooms/pairs/pairs.ts';
import { Notice } from '../../../../components/notices/notice.tsx';
import { pairWords } from '../messages/en/pairs.ts';

const words = pairWords.pairs;

const NoPairsNotice = ({
  none,
  nameOf,
}: {
  readonly none: NoPairs;
  readonly nameOf: (id: string) => string;
}) =>
  none.kind === 'pairs/too-few' ? (
    <Notice tone="warning" title={words.none[none.kind]} />
  ) : (
    <Notice tone="warning" title={words.none[none.kind](none.alone.map(nameOf))}>
      {words.noneAdvice}
    </Notice>
  );

/** Notices about pairs: there are none yet, they are not possible, a different teacher made them, or they break a rule to keep students apart. */
export const PairNotices = (props: {
  readonly groups: Groups;
  readonly none: NoPairs | null;
  readonly whole: boolean;
  readonly apart: readonly Apart[];
  readonly nameOf: (id: string) => string;
}) => {
  const { groups, none, nameOf } = props;
  if (none !== null) return <NoPairsNotice none={none} nameOf={nameOf} />;
  if (groups.length === 0) return <p className="quiet">{words.notYet}</p>;
  return (
    <>
      {props.whole ? null : <Notice tone="warning">{words.changed}</Notice>}
      {brokenBy(groups, props.apart).map(([one, other]) => (
        <Notice key={`${one} ${other}`} tone="warning">
          {words.broken([nameOf(one), nameOf(other)])}
        </Notice>
      ))}
    </>
  );
};
