import { InMemoryLoginPaper } from '#adapters/memory/in-memory-login-paper.ts';
import { loginPaperContract } from '../login-paper.contract.ts';

loginPaperContract('InMemoryLoginPaper', () => new InMemoryLoginPaper());
