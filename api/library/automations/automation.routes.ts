import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import { runsKept } from '#mocks/contracts/library/automation.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { latestFirst, listPage } from '../../store/list.ts'
import { assertNotGone } from '../shared/library-collection.ts'
import { presentAutomations, presentRun } from './automation.presenter.ts'
import { type AutomationDoc, createAutomationRepository } from './automation.repository.ts'
import { createAutomationService } from './automation.service.ts'
import { createAutomationRuns } from './automation-runs.ts'

/** A workspace's crawlers: list, save, delete, run and look back. */
export function automationRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const { automations, runs, latestRuns } = createAutomationRepository(stores)
  const service = createAutomationService(deps)
  const running = createAutomationRuns(deps)

  async function load(
    { region, automationId }: { region: Region; automationId: string },
    authorise: (subject: { workspaceId: string }) => void,
  ): Promise<AutomationDoc> {
    const doc = await automations(region).findOne({ _id: automationId })
    if (!doc) throw notFound()
    authorise(doc)
    return doc
  }

  async function present(region: Region, doc: AutomationDoc) {
    const [automation] = await presentAutomations(stores, region, [doc])
    if (!automation) throw notFound()
    return automation
  }

  return [
    implement(listAutomations, async ({ params: { region }, query, authorise }) => {
      const { workspaceId } = query
      authorise({ workspaceId })
      const page = await listPage(automations(region), {
        filter: { workspaceId },
        order: latestFirst('createdAt'),
        query,
      })
      return ok({ ...page, items: await presentAutomations(stores, region, page.items) })
    }),

    implement(saveAutomation, async ({ params, body, authorise }) => {
      const { region, automationId } = params
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      const doc = await automations(region).findOne({ _id: automationId })
      if (doc && doc.workspaceId !== workspaceId) throw notFound()
      assertNotGone(doc, rev)
      const save = { region, workspaceId, automationId, sent, rev }
      return ok(await present(region, doc ? await service.change(doc, save) : await service.create(save)))
    }),

    implement(removeAutomation, async ({ params, authorise }) => {
      const { _id: automationId } = await load(params, authorise)
      // The crawler goes first: a run under way notices and ends.
      await automations(params.region).deleteOne({ _id: automationId })
      await runs(params.region).deleteMany({ automationId })
      return ok({ success: true as const })
    }),

    implement(createAutomationRun, async ({ params, authorise }) => {
      const doc = await load(params, authorise)
      const { run } = await running.start(params.region, doc._id)
      return { status: 202 as const, body: presentRun(run) }
    }),

    implement(listAutomationRuns, async ({ params, authorise }) => {
      const doc = await load(params, authorise)
      const docs = await latestRuns(params.region, doc._id, runsKept)
      return ok({ items: docs.map(presentRun) })
    }),
  ]
}
