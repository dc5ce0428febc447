import type { Names } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** What the server does: routes, repository and presenter. */
export function serverFiles({ area, thing, pascal, camel, title }: Names): FileSet {
  const base = `api/${area}/${thing}`
  return {
    [`${base}.routes.ts`]: `import { get${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { present${pascal} } from './${thing}.presenter.ts'
import { ${camel}Repository } from './${thing}.repository.ts'

/** ${title}: reading one. */
export function ${camel}Routes({ stores }: Deps): Operation[] {
  const repository = ${camel}Repository(stores)
  return [
    implement(get${pascal}, async (call) => {
      const doc = await repository.find(call.params.region, call.params.${camel}Id)
      if (!doc) throw notFound()
      call.authorise({ workspaceId: doc.ownerID })
      return ok(present${pascal}(doc))
    }),
  ]
}
`,
    [`${base}.repository.ts`]: `import type { ${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** ${title} as stored. */
export interface ${pascal}Doc extends Doc, Omit<${pascal}, 'ID'> {
  /** The workspace it belongs to. */
  ownerID: string
}

/** Where they are kept, by region. */
export function ${camel}Repository(stores: Stores) {
  const documents = (region: Region): DocStore<${pascal}Doc> => stores[region].collection('${camel}')
  return {
    /** One by its id, or null. */
    find: (region: Region, id: string) => documents(region).findOne({ _id: id }),
  }
}
`,
    [`${base}.presenter.ts`]: `import type { ${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import type { ${pascal}Doc } from './${thing}.repository.ts'

/** ${title} for its workspace; only what is named here leaves the server. */
export function present${pascal}(doc: ${pascal}Doc): ${pascal} {
  return { ID: doc._id, title: doc.title, rev: doc.rev }
}
`,
  }
}
