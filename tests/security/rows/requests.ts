import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'
import { visited } from './live.ts'

/** What visitors ask of an agent's team. */
export const requestsRows: MatrixRows = {
  'requests.request.list': {
    input: aboutAgent,
  },
  'requests.request.save': {
    about: visited,
    input: ({ region, agentId, thingId: requestId }) => ({
      params: { region, agentId, requestId },
      body: { state: 'done' },
    }),
    fills: true,
  },
}
