import { startLocalIdentity } from '#server/local/identity/local-identity.ts';

/** An identity service in a process of its own, to be killed: `node run-identity.ts FILE`, prints its host. */
const dataFile = process.argv[2];
if (dataFile === undefined) throw new Error('The file of accounts is missing.');
const identity = await startLocalIdentity({ projectId: 'demo-test', dataFile });
console.log(identity.adminHost);
