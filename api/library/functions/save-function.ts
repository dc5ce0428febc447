import {
  type FunctionFields,
  functionDefaults,
  type LibraryFunction,
} from '#mocks/contracts/library/function.schema.ts'
import { functionImageProblem, functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { credentialGone, functionNameTaken } from '#mocks/contracts/library/library.refusals.ts'
import {
  hostOfFunction,
  type SentServerSecret,
  serverSecretProblem,
} from '#mocks/contracts/library/server-secret.ts'
import type { Deps } from '../../deps.ts'
import { workspacePictures } from '../../files/file.service.ts'
import { givenPicture } from '../../files/given-picture.ts'
import { invalid, refused } from '../../http/http-error.ts'
import { createCredentialRepository } from '../credentials/credential.repository.ts'
import { assertNotGone, type ItemRef } from '../shared/library-collection.ts'
import { createFunctionRepository, type FunctionDoc } from './function.repository.ts'
import { createServerSecrets } from './server-secrets.ts'

/** What is sent of a function, and on which revision. */
interface FunctionSave {
  sent: Partial<FunctionFields>
  /** A data URL, the address it has, or '' for none. @default it stays */
  imageUrl: string | undefined
  serverUrlSecret: SentServerSecret
  rev: number | undefined
}

/** Makes functions and changes them: whole, callable, and each called differently. */
export function createSaveFunction(deps: Deps) {
  const repository = createFunctionRepository(deps)
  const credentials = createCredentialRepository(deps)
  const { collection } = repository
  const secrets = createServerSecrets(deps)

  async function assertUsable(
    ref: ItemRef,
    fields: FunctionFields,
    { imageUrl, serverUrlSecret }: FunctionSave,
    doc: FunctionDoc | null,
  ): Promise<void> {
    const problems = {
      ...functionProblems(fields),
      ...functionImageProblem(imageUrl, doc?.imageUrl ?? ''),
      ...serverSecretProblem({ url: fields.url, serverUrlSecret }, doc?.serverUrlSecretHost ?? ''),
    }
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const { credentialId } = fields
    if (credentialId && !(await credentials.collection.find({ ...ref, itemId: credentialId }))) {
      throw refused(credentialGone)
    }
  }

  /** What is kept of a picture and a secret that are given. */
  async function keptOf(
    ref: ItemRef,
    url: string,
    { imageUrl: given, serverUrlSecret: secret }: FunctionSave,
    current = '',
  ) {
    const owner = { ...ref, agentId: workspacePictures }
    const imageUrl =
      given === undefined ? undefined : await givenPicture(deps, owner, { field: 'imageUrl', given, current })
    return {
      look: imageUrl === undefined ? {} : { imageUrl },
      sealed: secret == null ? '' : secrets.seal(ref, secret),
      host: secret === undefined ? {} : { serverUrlSecretHost: secret === null ? '' : hostOfFunction(url) },
    }
  }

  return async function saveFunction(ref: ItemRef, given: FunctionSave): Promise<FunctionDoc> {
    const { sent, rev } = given
    const doc = await collection.find(ref)
    assertNotGone(doc, rev)
    const fields = { ...functionDefaults, ...(doc && presentFunction(doc)), ...sent }
    await assertUsable(ref, fields, given, doc)
    const isCalledAnew = doc?.name !== fields.name
    if (isCalledAnew && !(await repository.claimName(ref, fields.name))) {
      throw refused(functionNameTaken)
    }
    try {
      const { look, sealed, host } = await keptOf(ref, fields.url, given, doc?.imageUrl)
      const saved = doc
        ? await collection.save(ref, {
            fields: { ...sent, ...look, ...host },
            rev,
            stamp: 'serverUrlSecretHost' in host ? { serverUrlSecret: sealed } : {},
            present: presentFunction,
          })
        : await collection.create(ref, {
            ...{ imageUrl: '', serverUrlSecretHost: '' },
            ...{ ...fieldsOf(fields), ...look, ...host, serverUrlSecret: sealed },
          })
      if (doc && isDifferent(doc.name, saved.name)) await repository.releaseName(ref, doc.name)
      return saved
    } catch (error) {
      // Somebody may have given it that very name meanwhile.
      const current = await collection.find(ref)
      if (!current || isDifferent(current.name, fields.name)) await repository.releaseName(ref, fields.name)
      throw error
    }
  }
}

/** Whether two names take different claims: those that differ in case alone share one. */
function isDifferent(one: string, other: string): boolean {
  return one.toLowerCase() !== other.toLowerCase()
}

/** What an owner wrote of a function. */
function fieldsOf(fields: FunctionFields): FunctionFields {
  const { name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout } = fields
  return { name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout }
}

/** A function as members see it. */
export function presentFunction(doc: FunctionDoc): LibraryFunction {
  const { ID, imageUrl = '', serverUrlSecretHost = '', lastModified, rev } = doc
  return { ID, ...fieldsOf(doc), imageUrl, serverUrlSecretHost, lastModified, rev }
}
