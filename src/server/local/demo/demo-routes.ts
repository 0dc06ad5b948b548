import type { FastifyPluginAsync } from 'fastify';
import { mayAdminister } from '../access/callers.ts';
import { fillDemoDistrict, type DemoStores } from './demo-district.ts';
import { demoPassword } from './demo-people.ts';

/** Adds `POST /dev/demo`, which creates the demo district and returns users who can sign in. Only for this computer's own tools. */
export const demoRoutes =
  (stores: DemoStores): FastifyPluginAsync =>
  async (app) => {
    app.post('/dev/demo', async (request, reply) => {
      if (!mayAdminister(request.raw)) return reply.code(403).send();
      const people = await fillDemoDistrict(stores);
      return {
        password: demoPassword,
        people: people.map(({ firstName, lastName, email, accountType, schoolOrDistrict, access }) => ({
          name: `${firstName} ${lastName}`,
          email,
          role: accountType,
          school: schoolOrDistrict,
          access,
        })),
      };
    });
  };
