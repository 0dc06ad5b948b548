import type { HexFailure, HexFile, HexFiles } from '#application/client/lessons/ports/hex-files.ts';
import type { BoardProgram } from '#domain/lessons/programs/board/board-program.ts';
import { err, ok, type Result } from '#domain/result.ts';

const maxLetters = 15_360;

export class InMemoryHexFiles implements HexFiles {
  isReachable = true;

  async make({ modules, main }: BoardProgram, chosen: string | null): Promise<Result<HexFile, HexFailure>> {
    if (chosen === null && !this.isReachable) return err({ kind: 'hex/unreachable' });
    if (chosen !== null && !chosen.startsWith(':')) return err({ kind: 'hex/not-micropython' });
    const text = [...modules.map((file) => file.text), main].join('\n');
    return text.length > maxLetters ? err({ kind: 'hex/full' }) : ok({ text, boards: ['V1'] });
  }
}
