import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'

/** Country of the caller, from the proxy's header when one is configured (spec 2 §7.2). */
export const getIp = defineContract({
  id: 'platform.ip.get',
  method: 'GET',
  path: '/api/:region/utils/ip',
  needs: anyone,
  summary: "Tells the caller's country.",
  spec: 'spec 2 §7.2',
  params: z.object({ region: regionSchema }),
  responses: { 200: z.object({ country: z.nullable(z.string()) }), ...errors(422) },
})
