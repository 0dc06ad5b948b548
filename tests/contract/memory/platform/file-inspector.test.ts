import { InMemoryFileInspector } from '#adapters/memory/platform/in-memory-file-inspector.ts';
import { fileInspectorContract } from '../../platform/file-inspector.contract.ts';

fileInspectorContract('InMemoryFileInspector', new InMemoryFileInspector());
