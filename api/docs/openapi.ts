import type * as z from 'zod/mini'
import { areaOf, areaTitle, inReadingOrder } from '#mocks/contracts/platform/docs-areas.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { answeredStatuses } from '#mocks/contracts/shared/answered-statuses.ts'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { errorSchema } from '#mocks/contracts/shared/error.ts'
import { errorName, errorResponse } from './error-responses.ts'
import { createJsonSchemas, type Json } from './json-schemas.ts'
import { schemaNames } from './schema-names.ts'
import { credentialsFor, describeCall } from './who-may.ts'

/** The OpenAPI 3.1 description of the whole API, made from the contracts; a fresh object on every call. */
export function buildOpenApi(): Json {
  const schemas = createJsonSchemas(schemaNames)
  const responses: Record<string, Json> = {}

  function operationOf(contract: Contract): Json {
    return {
      operationId: contract.id,
      summary: contract.summary,
      description: describeCall(contract),
      tags: [areaTitle(areaOf(contract))],
      security: credentialsFor(contract.needs),
      parameters: [...parametersOf(contract.params, 'path'), ...parametersOf(contract.query, 'query')],
      ...(contract.body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemas.of(contract.body, 'input') } },
        },
      }),
      responses: Object.fromEntries(
        answeredStatuses(contract).map((status) => [status, responseOf(contract, status)]),
      ),
    }
  }

  function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
    if (!schema) return []
    const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }

  function responseOf(contract: Contract, status: number): Json {
    if (!isErrorStatus(status)) return successOf(contract, status)
    const declared = contract.responses[status] ?? errorSchema
    const response = errorResponse(status, schemas.of(declared, 'output'))
    if (declared !== errorSchema) return response
    const name = errorName(status)
    responses[name] ??= response
    return { $ref: `#/components/responses/${name}` }
  }

  function successOf({ responses: declared, events }: Contract, status: number): Json {
    const schema = schemas.of(declared[status] as z.ZodMiniType, 'output')
    return {
      description: 'Success',
      content: {
        'application/json': { schema },
        ...(events && {
          'application/x-ndjson': { schema: linesOf(schemas.of(events, 'output'), schema) },
        }),
      },
    }
  }

  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(contract) }
  }
  const areas = inReadingOrder([...new Set(contracts.map(areaOf))])
  return {
    openapi: '3.1.0',
    info: {
      title: 'VoiceGlow API',
      version: '1.0.0',
      description: 'Agents, what they know and what visitors ask them, for your own servers.',
    },
    servers: [{ url: '/' }],
    tags: areas.map((area) => ({ name: areaTitle(area) })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-auth_token',
          description: 'The session of a browser that is signed in.',
        },
        agencyAdmin: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-agency_admin',
          description: 'The session of an agency’s admin, at a host of that agency.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret of a workspace, or the key of one agent.',
        },
        visitor: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a visitor’s session.',
        },
      },
      responses,
      schemas: schemas.shared,
    },
  }
}

/** What a caller that accepts progress reads, line by line. */
function linesOf(event: Json, body: Json): Json {
  return {
    description: 'A line of JSON for each event, then one with the answer.',
    anyOf: [
      { type: 'object', properties: { event }, required: ['event'] },
      { type: 'object', properties: { status: { type: 'integer' }, body }, required: ['status', 'body'] },
    ],
  }
}

function isErrorStatus(status: number): status is ErrorStatus {
  return status in defaultErrors
}
