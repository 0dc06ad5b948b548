import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { lessonForReader, lessonSummary } from '#adapters/wire/lessons/lessons.ts';
import { assignment, classroom } from '#adapters/wire/classrooms/classrooms.ts';
import { problemResponse } from '#adapters/wire/problem.ts';
import { richLine, richText } from '#adapters/wire/platform/rich-text.ts';
import { permissionOf } from '#domain/organizations/access/permissions.ts';
import { productName } from '#domain/product.ts';
import type { ProblemKind } from '#adapters/wire/problems.ts';
import { describeProblems, type DescribedProblem } from './problem.ts';

const named = z.registry<{ id: string }>();
named.add(problemResponse, { id: 'Problem' });
named.add(lessonSummary, { id: 'LessonSummary' });
named.add(lessonForReader, { id: 'Lesson' });
named.add(richText, { id: 'RichText' });
named.add(richLine, { id: 'RichLine' });
named.add(classroom, { id: 'Classroom' });
named.add(assignment, { id: 'Assignment' });

const bearerToken = 'bearerToken';
const always: readonly ProblemKind[] = [
  'call/malformed',
  'call/too-many-requests',
  'call/failed',
  'call/dependency-away',
];
const withBody: readonly ProblemKind[] = ['call/body-too-large', 'call/media-type-unsupported'];
const withToken: readonly ProblemKind[] = [
  'call/unauthenticated',
  'token/invalid',
  'token/expired',
  'token/revoked',
  'token/disabled',
  'sign-in/provider-required',
  'sign-in/provider-not-allowed',
];
const withSecondFactor: readonly ProblemKind[] = ['account/second-factor-required'];
const withAccount: readonly ProblemKind[] = ['account/not-opened', 'organization/not-a-member'];
const withVersion: readonly ProblemKind[] = ['call/version-required', 'classroom/edit-conflict'];
const withKey: readonly ProblemKind[] = ['call/idempotency-key-in-use', 'call/idempotency-key-reused'];

const keyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 200,
      description:
        'A new key for each new request, the same key for its repeats. A repeat gets the answer of the first call.',
    },
  },
};

const versionHeader = {
  type: 'object',
  required: ['If-Match'],
  properties: {
    'If-Match': { type: 'string', description: 'The version that the edit is based on, such as "3".' },
  },
};

const organizationHeader = {
  type: 'object',
  properties: {
    'Blockyard-Organization': {
      type: 'string',
      description:
        'The id of the organization that the call is about; the one that was chosen last where it is left out. The answer says which one it is about in a header of the same name.',
    },
  },
};

export const securityOf = {
  none: [],
  optional: [{}, { [bearerToken]: [] }],
  required: [{ [bearerToken]: [] }],
} as const;

type Circumstances = Readonly<Record<'isGated' | 'needsAccount' | 'isVersioned', boolean>>;

function problemsBesides(
  schema: FastifySchema,
  method: string,
  { isGated, needsAccount, isVersioned }: Circumstances,
): readonly ProblemKind[] {
  const takesToken = (schema.security ?? []).length > 0;
  return [
    ...always,
    ...(schema.body === undefined ? [] : withBody),
    ...(takesToken ? withToken : []),
    ...(isGated ? withSecondFactor : []),
    ...(needsAccount ? withAccount : []),
    ...(isVersioned ? withVersion : []),
    ...(method === 'POST' || method === 'PATCH' ? withKey : []),
  ];
}

function mergedResponses(
  own: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, DescribedProblem>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...own };
  for (const [status, problem] of Object.entries(more)) {
    const there = own[status] as DescribedProblem | undefined;
    const lines = [there, problem].flatMap((described) => described?.description.split('\n\n') ?? []);
    merged[status] = { ...problem, description: [...new Set(lines)].join('\n\n') };
  }
  return merged;
}

function headersOf(
  method: string,
  { needsAccount, isVersioned }: Circumstances,
): Pick<FastifySchema, 'headers'> {
  const parts = [
    ...(needsAccount ? [organizationHeader] : []),
    ...(method === 'POST' || method === 'PATCH' ? [keyHeader] : []),
    ...(isVersioned ? [versionHeader] : []),
  ];
  if (parts.length === 0) return {};
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => ('required' in part ? part.required : []));
  return { headers: { type: 'object', properties, ...(required.length === 0 ? {} : { required }) } };
}

const zodTransform = createJsonSchemaTransform({ schemaRegistry: named });

const transform: SwaggerTransform = ({ schema, url, route, ...document }) => {
  if (schema === undefined || schema.hide === true) return { schema: { hide: true }, url };
  const method = String(route.method);
  const { action } = route.config ?? {};
  const permission = action === undefined ? null : permissionOf(action);
  const needsToken = permission !== null && permission.audience !== 'anybody';
  const isGated = needsToken && permission.signIn.secondFactor !== 'nobody';
  const needsAccount = permission?.audience === 'account';
  const isVersioned = route.config?.basedOnVersion === true;
  const response = mergedResponses(
    schema.response as Record<string, unknown>,
    describeProblems(...problemsBesides(schema, method, { isGated, needsAccount, isVersioned })),
  );
  const described = zodTransform({ schema: { ...schema, response }, url, route, ...document });
  const headers = headersOf(method, { isGated, needsAccount, isVersioned });
  return { ...described, schema: { ...described.schema, ...headers, 'x-action': action } };
};

const zodObject = createJsonSchemaTransformObject({ schemaRegistry: named });

/** Whether a part of Zod's output contains no information, such as integer bounds and closed responses. */
const saysNothing = (key: string, value: unknown, ofAnswer: boolean): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (ofAnswer && key === 'additionalProperties' && value === false);

function tidy(value: unknown, ofAnswer: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, ofAnswer));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => !saysNothing(key, inner, ofAnswer));
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      inner === 'Default Response'
        ? 'What was asked for.'
        : tidy(inner, ofAnswer || key === 'responses' || key === 'components'),
    ]),
  );
}

/** Removes unused parts. Named schemas are those of responses, and their request variants are not used. */
function tidied(document: ReturnType<typeof zodObject>): ReturnType<typeof zodObject> {
  const { components, ...rest } = document as { components: { schemas: object } };
  const schemas = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'));
  return tidy(
    { ...rest, components: { ...components, schemas: Object.fromEntries(schemas) } },
    false,
  ) as typeof document;
}

/** Generates the OpenAPI 3.1 document from the schemas that validate requests. It is served at `/v1/openapi.json` (CAL-6). */
export function describeApi(app: FastifyInstance): void {
  app.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        description:
          'Accounts, lessons and classrooms. Every error is a problem document (RFC 9457) with a stable `type`.',
      },
      components: {
        securitySchemes: {
          [bearerToken]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform,
    transformObject: (document) => tidied(zodObject(document)),
  });
  app.register(async (scope) => {
    scope.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(app.swagger()),
    );
  });
}
