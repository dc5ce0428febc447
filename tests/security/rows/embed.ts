import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** The visitor's widget. */
export const embedRows: MatrixRows = {
  'embed.agent.get': {
    input: aboutAgent,
  },
  'embed.session.create': {
    input: aboutAgent,
  },
  'embed.message.send': {
    input: (target) => ({ ...aboutAgent(target), body: { text: 'When are you open?' } }),
    fills: true,
  },
  'embed.message.list': {
    input: aboutAgent,
  },
  'embed.form.send': {
    exceptions: [{ of: ['visitor'], status: 403, why: 'The agent has no form before the chat.' }],
    input: (target) => ({ ...aboutAgent(target), body: { values: { email: 'ana@example.com' } } }),
  },
  'embed.attachment.get': {
    exceptions: [{ of: ['visitor'], status: 404, why: 'Nobody sent a file in their conversation.' }],
    input: ({ region, agentId }) => ({ params: { region, agentId, attachmentId: 'none-of-theirs' } }),
  },
  'embed.rating.save': {
    exceptions: [{ of: ['visitor'], status: 404, why: 'There is no answer yet that could be rated.' }],
    input: (target) => ({ ...aboutAgent(target), body: { messageId: 'none:000001', rating: 'up' } }),
  },
}
