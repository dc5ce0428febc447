import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'
import { visitorSays } from './live.ts'

/** What visitors ask of an agent's team. */
export const requestsRows: MatrixRows = {
  'requests.request.list': {
    input: aboutAgent,
  },
  'requests.request.save': {
    // Where somebody is online, a visitor waits for them, and leaves a request with an address alone.
    about: visitorSays('I want to talk to a person', 'Write to lee@example.com'),
    input: ({ region, agentId, thingId: requestId }) => ({
      params: { region, agentId, requestId },
      body: { state: 'done' },
    }),
    fills: true,
  },
}
