import { expect, it } from 'vitest'
import { exportCsv, exportJson } from '#mocks/contracts/inbox/export-text.ts'
import { buildConversationCard, buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { joinedExports } from './joined-exports.ts'

const [one, two] = ['conversation-1', 'conversation-2'].map((id) => ({
  conversation: { ...buildConversationCard({ id, title: `Line one\r\nof ${id}` }), agentTitle: 'Bakery' },
  messages: [buildMessage({})],
}))

it('is what one export of all of them is', () => {
  if (!one || !two) throw new Error('Two are needed')
  expect(joinedExports([exportCsv([one]), exportCsv([two])], 'csv')).toBe(exportCsv([one, two]))
  expect(joinedExports([exportJson([one]), exportJson([two])], 'json')).toBe(exportJson([one, two]))
  expect(joinedExports([exportCsv([one])], 'csv')).toBe(exportCsv([one]))
})
