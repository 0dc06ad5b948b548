import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { PassHolder } from '#application/service/classrooms/passes/pass-holder.ts';
import type { StudentHolder } from '#application/service/classrooms/ports/student-logins.ts';
import * as z from 'zod/mini';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { identityIn } from './authenticate.ts';
import { replyRefusal } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's action in the permission table. Only this action determines who may call the route. */
    action?: Action;
  }
}

/** The header with the organization id of a call and of its response (ORG-1). */
const organizationHeader = 'blockyard-organization';

/** The header with the id of a view-as (ORG-5). */
const viewAsHeader = 'blockyard-view-as';

/** The header with the token of a substitute pass (ORG-13). */
const passHeader = 'blockyard-pass';

const callers = new WeakMap<FastifyRequest, Caller>();
/** The header with the token of a student (ROS-8). */
const studentHeader = 'blockyard-student';

/** Matches responses that are described by their media types. A JSON response is described by its schema instead. */
const fileResponse = z.object({ 200: z.object({ content: z.record(z.string(), z.unknown()) }) });

const students = new WeakMap<FastifyRequest, StudentHolder>();
const passHolders = new WeakMap<FastifyRequest, PassHolder>();

/** Returns the caller, or null for a visitor or a user without an account. */
export const callerIn = (request: FastifyRequest): Caller | null => callers.get(request) ?? null;

export function callerOf(request: FastifyRequest): Caller {
  const caller = callerIn(request);
  if (caller === null) throw new Error('callerOf was called on a route whose action needs no account');
  return caller;
}

/** Returns the holder of the call's pass, on a route whose action is for passes. Ignores logins. */
export function passHolderOf(request: FastifyRequest): PassHolder {
  const holder = passHolders.get(request);
  if (holder === undefined)
    throw new Error('passHolderOf was called on a route whose action is not for passes');
  return holder;
}

/** Returns the student who makes the call, on a route whose action is for students. Ignores logins. */
export function studentHolderOf(request: FastifyRequest): StudentHolder {
  const holder = students.get(request);
  if (holder === undefined)
    throw new Error('studentHolderOf was called on a route whose action is not for students');
  return holder;
}

/** Returns a request's pass or student token, which is not verified yet. Null if there is none. */
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

export const onlyReads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether the route's response is a file. Public files do not count. */
function isFile({ routeOptions: { schema, config } }: FastifyRequest): boolean {
  const answers = z.safeParse(fileResponse, schema?.response);
  if (!answers.success || 'application/json' in answers.data[200].content) return false;
  return config.action === undefined || permissionOf(config.action).audience !== 'anybody';
}

/** Authorizes callers for each route's action in this scope, and loads the caller once. Throws for a route without an action. */
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
    // The client may have switched organizations. This header lets it detect an outdated response.
    if (membership !== null) reply.header(organizationHeader, idOfPath(membership.organization));
    return undefined;
  });
}
