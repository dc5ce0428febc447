import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'
import { visitorSays } from './live.ts'

/** What visitors ask of an agent's team. */
export const requestsRows: MatrixRows = {
  'requests.request.list': {
    input: aboutAgent,
  },
  'requests.request.save': {
    about: visitorSays('I want to talk to a person'),
    input: ({ region, agentId, thingId: requestId }) => ({
      params: { region, agentId, requestId },
      body: { state: 'done' },
    }),
    fills: true,
  },
}
