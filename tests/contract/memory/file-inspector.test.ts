import { InMemoryFileInspector } from '#adapters/memory/in-memory-file-inspector.ts';
import { fileInspectorContract } from '../file-inspector.contract.ts';

fileInspectorContract('InMemoryFileInspector', new InMemoryFileInspector());
