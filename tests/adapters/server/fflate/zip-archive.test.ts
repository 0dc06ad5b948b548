import { unzipSync } from 'fflate';
import { ZipArchive } from '#adapters/fflate/zip-archive.ts';
import { archiveContract } from '../../../contract/platform/archive.contract.ts';

archiveContract('ZipArchive', () => ({
  archive: new ZipArchive(),
  unpack: (bytes) =>
    Object.entries(unzipSync(bytes)).map(([name, file]) => ({
      name,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(file),
    })),
}));
