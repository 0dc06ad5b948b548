import { Notice } from '../../../components/notices/notice.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { useActivityInHash } from './programmable-activity.ts';

export const BrokenProgramLink = ({ activities }: { readonly activities: readonly string[] }) => {
  const brought = useActivityInHash();
  if (brought === null || activities.includes(brought)) return null;
  return (
    <div className="no-print">
      <Notice tone="warning">
        <p>{words.linkNowhere}</p>
      </Notice>
    </div>
  );
};
