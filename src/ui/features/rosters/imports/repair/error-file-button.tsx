import { useApp } from '../../../../app-context.tsx';
import { CsvButton } from '../../../../components/csv-button.tsx';
import { repairWords as words } from '../messages/en/import-repair.ts';

/** Downloads the rows that have problems, each with its problem next to it (ROS-5). */
export function ErrorFileButton({ id }: { readonly id: string }) {
  const { imports } = useApp();
  return (
    <CsvButton fileName={words.errorFileName} ask={() => imports.errors(id)}>
      {words.errorFile}
    </CsvButton>
  );
}
