import { InMemoryRecordPaper } from '#adapters/memory/in-memory-record-paper.ts';
import { recordPaperContract } from '../record-paper.contract.ts';

recordPaperContract('InMemoryRecordPaper', () => new InMemoryRecordPaper());
