import { describe, expect, test } from 'vitest';
import type { LoginPaper } from '#application/service/classrooms/ports/login-paper.ts';
import { loginSheetKinds } from '#domain/classrooms/logins/login-sheet.ts';
import { aLoginSheet } from '../../builders/a-login-sheet.ts';

export function loginPaperContract(name: string, makePaper: () => LoginPaper): void {
  describe(`LoginPaper: ${name}`, () => {
    test.each(loginSheetKinds)('[ROS-3] logins become a PDF: %s, in both sizes', async (kind) => {
      for (const paper of ['letter', 'a4'] as const) {
        const printed = await makePaper().print(aLoginSheet({ kind, paper }));
        expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
      }
    });
  });
}
