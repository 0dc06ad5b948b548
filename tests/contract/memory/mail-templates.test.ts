import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { mailTemplatesContract } from '../mail-templates.contract.ts';

mailTemplatesContract('InMemoryMailTemplates', () => new InMemoryMailTemplates());
