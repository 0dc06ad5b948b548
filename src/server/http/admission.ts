import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { PassHolder } from '#application/service/passes/pass-holder.ts';
import type { StudentHolder } from '#application/service/ports/student-logins.ts';
import * as z from 'zod/mini';
import { type Action, permissionOf } from '#domain/access/permissions.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import { identityIn } from './authenticate.ts';
import { replyRefusal } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route does, by its row among the permissions: nothing else decides who may call it. */
    action?: Action;
  }
}

/** The id of the organization that a call is about, and of the one that its answer is about (ORG-1). */
const organizationHeader = 'blockyard-organization';

/** The id of the view in which one of our staff makes a call (ORG-5). */
const viewAsHeader = 'blockyard-view-as';

/** The token of a substitute pass (ORG-13). */
const passHeader = 'blockyard-pass';

const callers = new WeakMap<FastifyRequest, Caller>();
/** The token of a student (ROS-8). */
const studentHeader = 'blockyard-student';

/** A description of an answer by its media types; an answer in JSON is described by its schema alone. */
const fileResponse = z.object({ 200: z.object({ content: z.record(z.string(), z.unknown()) }) });

const students = new WeakMap<FastifyRequest, StudentHolder>();
const passHolders = new WeakMap<FastifyRequest, PassHolder>();

/** The caller; null for a visitor, or for somebody whose account is not open yet. */
export const callerIn = (request: FastifyRequest): Caller | null => callers.get(request) ?? null;

/** The caller of a route whose action needs an account. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callerIn(request);
  if (caller === null) throw new Error('a route whose action needs no account asked for its caller');
  return caller;
}

/** Who shows a pass, of a route whose action is for them: no account is needed, and none helps. */
export function passHolderOf(request: FastifyRequest): PassHolder {
  const holder = passHolders.get(request);
  if (holder === undefined) throw new Error('a route for whom no pass is shown asked for its holder');
  return holder;
}

/** Who shows the token of a student, of a route whose action is for them: no account is needed, and none helps. */
export function studentOf(request: FastifyRequest): StudentHolder {
  const holder = students.get(request);
  if (holder === undefined) throw new Error('a route for which no student is admitted asked for its student');
  return holder;
}

/** The unchecked token of a substitute pass or a student in a request; null if there is none. */
export const tokenOf = (request: FastifyRequest): string | null => {
  const { action } = request.routeOptions.config;
  const audience = action === undefined ? null : permissionOf(action).audience;
  if (audience === 'pass') return headerOf(request, passHeader);
  return audience === 'student' ? headerOf(request, studentHeader) : null;
};

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** Methods that change nothing. */
export const onlyReads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether the answer of the route leaves the product as a file; those for everybody do no harm. */
function isFile({ routeOptions: { schema, config } }: FastifyRequest): boolean {
  const answers = z.safeParse(fileResponse, schema?.response);
  if (!answers.success || 'application/json' in answers.data[200].content) return false;
  return config.action === undefined || permissionOf(config.action).audience !== 'anybody';
}

/**
 * Admits callers to the action of the route, in every route of this scope, and reads once who calls. A route without an
 * action cannot be mounted.
 */
export function admitToActions(
  app: FastifyInstance,
  {
    admit,
    admitViewAs,
    admitPass,
    admitStudent,
  }: Pick<ServiceApp['access'], 'admit' | 'admitViewAs' | 'admitPass' | 'admitStudent'>,
): void {
  const admitted = async (request: FastifyRequest, action: Action) => {
    const organizationId = headerOf(request, organizationHeader);
    const viewAsId = headerOf(request, viewAsHeader);
    if (viewAsId === null) return admit(identityIn(request), action, organizationId);
    const isLook = onlyReads.has(request.method) && !isFile(request);
    return admitViewAs(identityIn(request), { viewAsId, action, isLook, organizationId });
  };

  app.addHook('onRoute', ({ url, config }) => {
    if (config?.action === undefined) throw new Error(`the route ${url} has no action`);
  });
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const { action } = request.routeOptions.config;
    if (action === undefined) throw new Error('a route without an action was called');
    const token = tokenOf(request);
    if (token !== null && permissionOf(action).audience === 'pass') {
      const holder = await admitPass(token);
      if (!holder.ok) return replyRefusal(reply, holder.error);
      passHolders.set(request, holder.value);
      return undefined;
    }
    if (token !== null) {
      const holder = await admitStudent(token);
      if (!holder.ok) return replyRefusal(reply, holder.error);
      students.set(request, holder.value);
      return undefined;
    }
    const caller = await admitted(request, action);
    if (!caller.ok) return replyRefusal(reply, caller.error);
    if (caller.value === null) return undefined;
    callers.set(request, caller.value);
    const { membership } = caller.value;
    // Whoever switched meanwhile can tell that this answer is not for where they are now.
    if (membership !== null) reply.header(organizationHeader, idOfPath(membership.organization));
    return undefined;
  });
}
