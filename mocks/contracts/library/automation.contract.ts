import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { automationFieldsSchema, automationRunSchema, automationSchema } from './automation.schema.ts'
import { librarySaveFields, workspaceIdSchema } from './library.schema.ts'

const automationParams = z.object({ region: regionSchema, automationId: agentIdSchema })

/** The crawlers of a workspace. */
export const listAutomations = defineContract({
  id: 'library.automation.list',
  method: 'GET',
  path: '/api/:region/v2/automations',
  needs: inWorkspace('view'),
  summary: 'Lists the website syncs of a workspace with their last run, newest first.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: z.object({ workspaceId: workspaceIdSchema, ...pageQuery }),
  responses: { 200: pageOf(automationSchema), ...errors(401, 404, 422) },
})

/** Makes a crawler under an id made by the browser, or changes the sent fields of one that exists. */
export const saveAutomation = defineContract({
  id: 'library.automation.save',
  method: 'POST',
  path: '/api/:region/v2/automations/:automationId',
  needs: inWorkspace('editAgents'),
  summary: 'Creates a website sync, or changes the fields sent.',
  spec: 'spec 2 §2.6',
  params: automationParams,
  body: z.extend(z.partial(automationFieldsSchema), librarySaveFields),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: automationSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Deletes a crawler and its history; what it read stays in the agent's knowledge. */
export const removeAutomation = defineContract({
  id: 'library.automation.remove',
  method: 'DELETE',
  path: '/api/:region/v2/automations/:automationId',
  needs: inWorkspace('editAgents'),
  summary: 'Deletes a website sync.',
  spec: 'spec 2 §2.6',
  params: automationParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** Starts reading the site now. While a run is under way the answer is that run: there is never a second one. */
export const createAutomationRun = defineContract({
  id: 'library.automationRun.create',
  method: 'POST',
  path: '/api/:region/v2/automations/:automationId/runs',
  needs: inWorkspace('editAgents'),
  summary: 'Runs a website sync now; its progress shows in the list.',
  spec: 'spec 2 §2.6',
  params: automationParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: { 202: automationRunSchema, ...errors(401, 403, 404, 422, 429, 503) },
})

/** What a crawler did lately; never more than fit on one page. */
export const listAutomationRuns = defineContract({
  id: 'library.automationRun.list',
  method: 'GET',
  path: '/api/:region/v2/automations/:automationId/runs',
  needs: inWorkspace('view'),
  summary: 'Lists the latest runs of a website sync, newest first.',
  spec: 'spec 2 §2.6',
  params: automationParams,
  responses: { 200: z.object({ items: z.array(automationRunSchema) }), ...errors(401, 404, 422) },
})
