import { InMemoryLoginPaper } from '#adapters/memory/classrooms/in-memory-login-paper.ts';
import { loginPaperContract } from '../../classrooms/login-paper.contract.ts';

loginPaperContract('InMemoryLoginPaper', () => new InMemoryLoginPaper());
