import { aboutAgent, aboutLibrary } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows } from '../matrix/row.ts'

const aboutWeek: MatrixRow['input'] = (target) => ({
  ...aboutAgent(target),
  query: { from: '2026-01-05', to: '2026-01-11' },
})

/** What visitors want, what answering costs, and what happened. */
export const analyticsRows: MatrixRows = {
  // Reading figures counts what has changed first.
  'analytics.figures.get': { input: aboutWeek, fills: true },
  'analytics.questionGroups.get': { input: aboutWeek },
  'analytics.usage.get': { input: aboutWeek },
  'analytics.home.get': { input: aboutAgent },
  'analytics.receipt.list': { input: aboutLibrary },
  'analytics.log.list': { input: aboutLibrary },
  'analytics.log.create': {
    input: ({ region, workspaceId: userId }) => ({
      params: { region, userId },
      body: { type: 'info', content: 'Nothing to see here.' },
    }),
    fills: true,
  },
}
