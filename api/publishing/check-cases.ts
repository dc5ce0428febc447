import { caseChanged, casesFull } from '#mocks/contracts/publishing/check.refusals.ts'
import { type CheckCase, type CheckCaseFields, copiedCase } from '#mocks/contracts/publishing/check.schema.ts'
import { casesLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { isSameCase } from '#mocks/contracts/publishing/same-case.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { type CheckSetDoc, checksOf } from './check.repository.ts'

/** A case as somebody writes it. */
export interface WrittenCase {
  caseId: string
  fields: CheckCaseFields
  /** The revision it was changed on. @default last write wins */
  rev?: number | undefined
  /** @default '' */
  conversationId?: string | undefined
}

const attempts = 10

/** The cases of agents: one document each, so that what a run asks is one revision of all. */
export function createCheckCases(deps: Pick<Deps, 'stores' | 'now'>) {
  const emptySet = (agentId: string): CheckSetDoc => ({ _id: agentId, rev: 0, cases: [], runKey: '' })

  async function setOf(region: Region, agentId: string): Promise<CheckSetDoc> {
    return (await checksOf(deps, region).sets.findOne({ _id: agentId })) ?? emptySet(agentId)
  }

  /** Changes all cases at once; `change` is asked again where somebody else was faster, and changes nothing by null. */
  async function change(
    region: Region,
    agentId: string,
    work: (cases: readonly CheckCase[]) => CheckCase[] | null,
  ): Promise<void> {
    const { sets } = checksOf(deps, region)
    await insertIfAbsent(sets, emptySet(agentId))
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { rev, cases: before } = await setOf(region, agentId)
      const cases = work(before)
      if (!cases) return
      const next = { $set: { cases, rev: rev + 1 } }
      if ((await sets.updateOne({ _id: agentId, rev }, next)).matchedCount === 1) return
    }
    throw new HttpError(409)
  }

  return {
    setOf,

    /** Writes a case; a new one stands first. */
    async save(region: Region, agentId: string, written: WrittenCase): Promise<CheckCase> {
      const { caseId: ID, fields, rev, conversationId = '' } = written
      const now = unixNow(deps)
      let saved: CheckCase | undefined
      await change(region, agentId, (cases) => {
        const before = cases.find((one) => one.ID === ID)
        if (before && rev !== undefined && rev !== before.rev) throw refused(caseChanged)
        if (!before && cases.length >= casesLimit) throw refused(casesFull)
        saved = before
          ? { ...before, ...fields, rev: before.rev + 1, updatedAt: now }
          : { ...fields, ID, rev: 1, conversationId, createdAt: now, updatedAt: now }
        if (before && isSameCase(before, saved)) {
          saved = before
          return null
        }
        const next = saved
        return before ? cases.map((one) => (one.ID === ID ? next : one)) : [next, ...cases]
      })
      if (!saved) throw new HttpError(409)
      return saved
    },

    /** Gives a copy of an agent its cases, unless it has some; a conversation of another agent is not named. */
    async copy(region: Region, from: string, to: string): Promise<void> {
      const { cases } = await setOf(region, from)
      if (cases.length === 0) return
      await insertIfAbsent(checksOf(deps, region).sets, {
        ...emptySet(to),
        rev: 1,
        cases: cases.map(copiedCase),
      })
    },

    /** Removes a case, if it is there. */
    remove: (region: Region, agentId: string, caseId: string): Promise<void> =>
      change(region, agentId, (cases) => {
        const rest = cases.filter(({ ID }) => ID !== caseId)
        return rest.length === cases.length ? null : rest
      }),
  }
}
