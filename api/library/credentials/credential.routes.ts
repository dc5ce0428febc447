import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import {
  type Credential,
  type CredentialFields,
  credentialProblems,
  lastFourFrom,
} from '#mocks/contracts/library/credential.schema.ts'
import { refuseInUse } from '#mocks/contracts/library/library.refusals.ts'
import { modelKeyInUse } from '#mocks/contracts/library/model-key-rules.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { invalid, notFound, refuse, refused } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createFunctionRepository, type FunctionUse } from '../functions/function.repository.ts'
import { assertNotGone } from '../shared/library-collection.ts'
import { type CredentialDoc, createCredentialRepository } from './credential.repository.ts'
import { createModelKeys } from './model-keys.ts'

/** Credentials: list, read, save and delete. No answer holds a secret. */
export function credentialRoutes(deps: Deps): Operation[] {
  const { collection, seal } = createCredentialRepository(deps)
  const functions = createFunctionRepository(deps)
  const modelKeys = createModelKeys(deps)

  return [
    implement(listCredentials, async ({ params: { region }, query, authorise }) => {
      authorise(query)
      const { items, nextCursor } = await collection.list(region, query)
      const uses = await functions.credentialUses(region, query.workspaceId)
      return ok({ items: items.map((doc) => present(doc, uses)), nextCursor })
    }),

    implement(getCredential, async ({ params, query, authorise }) => {
      authorise(query)
      const doc = await collection.find({ ...params, ...query })
      if (!doc) throw notFound()
      return ok(present(doc, await functions.credentialUses(params.region, query.workspaceId)))
    }),

    implement(saveCredential, async ({ params, body, authorise }) => {
      const { workspaceId, rev, secret, ...sent } = body
      authorise({ workspaceId })
      const ref = { ...params, workspaceId }
      const doc = await collection.find(ref)
      assertNotGone(doc, rev)
      const fields = { ...(doc ? fieldsOf(doc) : blank), ...sent }
      const problems = credentialProblems({ ...fields, secret }, doc ?? undefined)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const uses = await functions.credentialUses(params.region, workspaceId)
      const sealed = secret !== undefined && {
        secret: seal(ref, secret),
        lastFour: secret.length < lastFourFrom ? '' : secret.slice(-4),
        secretChangedAt: unixNow(deps),
      }
      const saved = doc
        ? await collection.save(ref, {
            fields: { ...sent, ...(sealed && { secret: sealed.secret }) },
            rev,
            stamp: sealed ? { lastFour: sealed.lastFour, secretChangedAt: sealed.secretChangedAt } : {},
            present: (current) => present(current, uses),
          })
        : await collection.create(ref, { ...fields, ...(sealed as Exclude<typeof sealed, false>) })
      return ok(present(saved, uses))
    }),

    implement(removeCredential, async ({ params, query, authorise }) => {
      authorise(query)
      const users = (await functions.credentialUses(params.region, query.workspaceId)).filter(
        ({ credentialId }) => credentialId === params.itemId,
      )
      refuse(refuseInUse(users))
      if (await modelKeys.isChosen(params.region, query.workspaceId, params.itemId))
        throw refused(modelKeyInUse)
      await collection.remove({ ...params, ...query })
      return ok({ success: true as const })
    }),
  ]
}

const blank: CredentialFields = { name: '', kind: 'bearer', username: '', headerName: '', hosts: [] }

function fieldsOf({ name, kind, username, headerName, hosts = [] }: CredentialDoc): CredentialFields {
  return { name, kind, username, headerName, hosts }
}

function present(doc: CredentialDoc, uses: readonly FunctionUse[]): Credential {
  const { ID, lastFour, secretChangedAt, lastModified, rev } = doc
  const usedBy = uses
    .filter(({ credentialId }) => credentialId === ID)
    .map(({ ID: id, name }) => ({ ID: id, name }))
  return { ID, ...fieldsOf(doc), lastFour, secretChangedAt, usedBy, lastModified, rev }
}
