import type { Transport } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'

/** A few messages that show every part a conversation has. */
const messages: Message[] = [
  {
    id: 'question',
    role: 'user',
    blocks: [{ type: 'paragraph', runs: [{ type: 'text', text: 'When are you open?' }] }],
    sources: [],
    known: true,
    ts: 0,
  },
  {
    id: 'answer',
    role: 'assistant',
    blocks: [
      {
        type: 'paragraph',
        runs: [
          { type: 'text', text: 'Every day. See ' },
          { type: 'link', text: 'our hours', href: 'https://website.example/hours' },
          { type: 'text', text: ' or use ' },
          { type: 'code', text: 'HELLO' },
        ],
      },
      { type: 'code', lang: '', text: 'HELLO' },
    ],
    sources: [{ title: 'Opening hours', url: 'https://website.example/hours' }],
    known: true,
    ts: 0,
  },
]

/** A conversation that is over: it has its messages and asks nobody. */
export const stageTransport: Transport = {
  history: async () => messages,
  send: () => new Promise(() => {}),
}

/** A conversation whose answer broke off: marked as incomplete, with its failure and the way to ask again. */
export const brokenOffTransport: Transport = {
  ...stageTransport,
  history: async () => messages.map((message) => ({ ...message, incomplete: message.role === 'assistant' })),
}
