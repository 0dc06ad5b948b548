import { InMemoryRecordPaper } from '#adapters/memory/classrooms/in-memory-record-paper.ts';
import { recordPaperContract } from '../../classrooms/record-paper.contract.ts';

recordPaperContract('InMemoryRecordPaper', () => new InMemoryRecordPaper());
