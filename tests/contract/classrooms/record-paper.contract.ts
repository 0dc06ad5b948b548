import { describe, expect, test } from 'vitest';
import type { RecordPaper } from '#application/service/classrooms/ports/record-paper.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { sha256Of } from '#ui/features/classrooms/classrooms/record/sha256-of.ts';
import { aChildRecord } from '../../builders/a-child-record.ts';

export function recordPaperContract(name: string, makePaper: () => RecordPaper): void {
  describe(`RecordPaper: ${name}`, () => {
    test.each(paperSizes)(
      '[ROS-11] a record becomes a PDF with the digest that a browser computes: %s',
      async (paper) => {
        const printed = await makePaper().print(aChildRecord({ paper }));
        if (!printed.ok) throw new Error(printed.error.kind);
        const { file, sha256 } = printed.value;
        expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
        expect(sha256).toBe(await sha256Of(new Blob([new Uint8Array(file)])));
      },
    );
  });
}
