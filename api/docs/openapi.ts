import * as z from 'zod/mini'
import { contracts } from '#mocks/contracts/registry.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { credentialsFor, whoMay } from './who-may.ts'

type Json = Record<string, unknown>

let made: string | undefined

/** The OpenAPI 3.1 description of the whole API, made from the contracts. */
export function openApiDocument(): { type: string; body: string } {
  made ??= JSON.stringify(buildOpenApi(), null, 2)
  return { type: 'application/json; charset=utf-8', body: made }
}

/** Builds the description; a fresh object on every call. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'VoiceGlow API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-auth_token' },
        key: { type: 'http', scheme: 'bearer', description: 'A workspace secret or an agent key' },
        visitor: { type: 'http', scheme: 'bearer', description: "A visitor's session token" },
      },
    },
  }
}

function operationOf(contract: Contract): Json {
  return {
    operationId: contract.id,
    summary: contract.summary,
    description: `${whoMay(contract.needs)}; ${contract.spec}.`,
    tags: [contract.id.split('.')[0]],
    security: credentialsFor(contract.needs),
    parameters: [...parametersOf(contract.params, 'path'), ...parametersOf(contract.query, 'query')],
    ...(contract.body && { requestBody: { required: true, content: jsonContent(contract.body, 'input') } }),
    responses: Object.fromEntries(
      Object.entries(contract.responses).map(([status, schema]) => [
        status,
        {
          description: Number(status) < 400 ? 'Success' : 'Error',
          content: {
            ...jsonContent(schema, 'output'),
            ...(contract.events &&
              Number(status) < 400 && {
                'application/x-ndjson': {
                  schema: {
                    description: 'Lines: {event}, then {status, body}',
                    ...schemaOf(contract.events, 'output'),
                  },
                },
              }),
          },
        },
      ]),
    ),
  }
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function jsonContent(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: schemaOf(schema, io) } }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
