import * as z from 'zod/mini'
import { defineContract } from '#mocks/contracts/shared/define-contract.ts'
import { anyone } from '#mocks/contracts/shared/needs.ts'

/** Reading the description, as far as limits know operations. It describes the others and is none of them. */
export const readOpenApi = defineContract({
  id: 'docs.openapi.get',
  method: 'GET',
  path: '/api/openapi.json',
  needs: anyone,
  summary: 'Reads this description.',
  spec: 'architecture §2',
  rateLimit: [{ points: 120, seconds: 60, by: 'ip' }],
  responses: { 200: z.unknown() },
})
