import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { cssAnswerSchema, cssQuestion } from '../styling/css.contract.ts'
import { agencyParams } from './agency.contract.ts'

/** Writes CSS for the client dashboard of an agency from a request in words (spec 2 §2.1, Theme). Nothing is saved. */
export const createDashboardCss = defineContract({
  id: 'agency.css.create',
  method: 'POST',
  path: '/api/:region/v2/agencies/:agencyId/css',
  needs: inWorkspace('owner'),
  summary: 'Writes CSS for the client dashboard from words.',
  spec: 'spec 2 §2.1',
  params: agencyParams,
  bodyLimit: 500_000,
  body: z.object(cssQuestion),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: cssAnswerSchema, ...errors(401, 403, 404, 422, 429) },
})
