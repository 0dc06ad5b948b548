import { InMemoryDocumentPaper } from '#adapters/memory/billing/in-memory-document-paper.ts';
import { documentPaperContract } from '../../billing/document-paper.contract.ts';

documentPaperContract('InMemoryDocumentPaper', () => new InMemoryDocumentPaper());
