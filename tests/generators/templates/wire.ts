import type { Names } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** What crosses the wire and its mocks: contract, fixtures, handlers with one scenario per declared error. */
export function wireFiles({ area, thing, pascal, camel, title, id }: Names): FileSet {
  return {
    [`mocks/contracts/${area}/${thing}.contract.ts`]: `import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'

/** ${title} as its workspace sees it. */
export const ${camel}Schema = z.object({
  ID: idSchema,
  title: z.string(),
  rev: z.int(),
})
export type ${pascal} = z.infer<typeof ${camel}Schema>

/** Reads one. */
export const get${pascal} = defineContract({
  id: '${id}.get',
  method: 'GET',
  path: '/api/:region/v2/${thing}/:${camel}Id',
  needs: inWorkspace('view'),
  summary: 'Reads one ${title.toLowerCase()}.',
  spec: 'spec',
  params: z.object({ region: regionSchema, ${camel}Id: idSchema }),
  responses: { 200: ${camel}Schema, ...errors(401, 404, 422) },
})
`,
    [`mocks/fixtures/${area}/${thing}.fixtures.ts`]: `import { type ${pascal}, ${camel}Schema } from '#mocks/contracts/${area}/${thing}.contract.ts'

/** A valid one with a fixed id; pass what the case is about. */
export function build${pascal}(overrides: Partial<${pascal}> = {}): ${pascal} {
  return ${camel}Schema.parse({ ID: '${fixedId(thing)}', title: '${title}', rev: 1, ...overrides })
}
`,
    [`mocks/handlers/${area}/${thing}.handlers.ts`]: `import { get${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import { build${pascal} } from '#mocks/fixtures/${area}/${thing}.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** The defaults: everything there, in the first workspace. */
export function ${camel}Handlers(db: MockDb) {
  return [
    mockHandler(db, get${pascal}, ({ params, authorise }) => {
      authorise({ workspaceId: fixtureWorkspaceIds.eu })
      return mockOk(build${pascal}({ ID: params.${camel}Id }))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const ${camel}Scenarios = scenariosOf({ get: get${pascal} })
`,
  }
}

/** An id of the wire's shape that says what it is of. */
function fixedId(thing: string): string {
  return `${thing}-00000001`.slice(-40)
}
