import {
  type FunctionFields,
  functionDefaults,
  type LibraryFunction,
} from '#mocks/contracts/library/function.schema.ts'
import { functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { credentialGone, functionNameTaken } from '#mocks/contracts/library/library.refusals.ts'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../http/http-error.ts'
import { createCredentialRepository } from '../credentials/credential.repository.ts'
import { assertNotGone, type ItemRef } from '../shared/library-collection.ts'
import { createFunctionRepository, type FunctionDoc } from './function.repository.ts'

/** What is sent of a function, and on which revision. */
interface FunctionSave {
  sent: Partial<FunctionFields>
  rev: number | undefined
}

/** Makes functions and changes them: whole, callable, and each called differently. */
export function createSaveFunction(deps: Deps) {
  const repository = createFunctionRepository(deps)
  const credentials = createCredentialRepository(deps)
  const { collection } = repository

  async function assertUsable(ref: ItemRef, fields: FunctionFields): Promise<void> {
    const problems = functionProblems(fields)
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const { credentialId } = fields
    if (credentialId && !(await credentials.collection.find({ ...ref, itemId: credentialId }))) {
      throw refused(credentialGone)
    }
  }

  return async function saveFunction(ref: ItemRef, { sent, rev }: FunctionSave): Promise<FunctionDoc> {
    const doc = await collection.find(ref)
    assertNotGone(doc, rev)
    const fields = { ...functionDefaults, ...(doc && presentFunction(doc)), ...sent }
    await assertUsable(ref, fields)
    const isCalledAnew = doc?.name !== fields.name
    if (isCalledAnew && !(await repository.claimName(ref, fields.name))) {
      throw refused(functionNameTaken)
    }
    try {
      const saved = doc
        ? await collection.save(ref, { fields: sent, rev, present: presentFunction })
        : await collection.create(ref, fieldsOf(fields))
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
  const { ID, lastModified, rev } = doc
  return { ID, ...fieldsOf(doc), lastModified, rev }
}
