import { readFileSync } from 'node:fs';

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

export const specifiedRoutes = specification
  .split('\n')
  .filter((line) => line.startsWith('| /'))
  .join('\n');

/** Additional routes (NAV-1), in the format of that table. */
export const ownRoutes = `
| /settings/activity | sign-in required | |
| /invitations, /invitations/{token} | public | |
| /settings/school | sign-in required | |
| /settings/classrooms/{classroomId}/pairs/{assignmentId} | sign-in required | |
| /settings/imports, /settings/imports/new, /settings/imports/{importId} | sign-in required | |
| /settings/rollover, /settings/rollover/{importId} | sign-in required | |
| /notices/stop/{key} | public | |
| /pass | public | |
| /class | public | |
| /records/{code} | public | |
| /lessons/reports | sign-in required | |
| /users/orders, /users/orders/{orderId} | sign-in required | |
| /users/codes | sign-in required | |
`;
