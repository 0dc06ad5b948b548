import { InMemoryDocumentPaper } from '#adapters/memory/in-memory-document-paper.ts';
import { documentPaperContract } from '../document-paper.contract.ts';

documentPaperContract('InMemoryDocumentPaper', () => new InMemoryDocumentPaper());
