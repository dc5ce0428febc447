import type { MatrixRows } from '../matrix/row.ts'

/** Notices. */
export const notificationsRows: MatrixRows = {
  'notifications.newAgent.send': {
    input: ({ region, agentId }) => ({ params: { region }, body: { agent: { ID: agentId } } }),
    fills: true,
  },
}
