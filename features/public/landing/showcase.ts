import { exampleAgent } from '#features/widget/example-agent.ts'
import type { Transport, WidgetAgent } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { en } from '#mocks/contracts/embed/widget-words/en.ts'

/** Colours to try; four are as hard as brands get. */
export const labColors = [
  { hex: '#5B5BF0', name: 'Violet' },
  { hex: '#0F766E', name: 'Teal' },
  { hex: '#E4572E', name: 'Orange' },
  { hex: '#F7C9D4', name: 'Pale pink' },
  { hex: '#14213D', name: 'Near black' },
  { hex: '#FFD400', name: 'Yellow' },
] as const

/** A bakery's agent, to look at. */
export function showcaseAgent(primary: string, mode: 'light' | 'dark'): WidgetAgent {
  return exampleAgent(primary, mode, {
    title: 'Corner Bakery',
    description: 'Answers questions about bread',
    proactiveMessage: 'Good morning! What can I help you with?',
    suggestions: ['Do you take orders?', 'Is there parking?'],
    lang: 'en',
    words: en,
  })
}

function said(id: string, role: Message['role'], text: string, sources: Message['sources'] = []): Message {
  return {
    id,
    role,
    blocks: [{ type: 'paragraph', runs: [{ type: 'text', text }] }],
    sources,
    known: true,
    ts: 0,
  }
}

/** An example to look at: nobody is asked, nobody answers. */
export const showcaseTransport: Transport = {
  history: async () => [
    said('q', 'user', 'Are you open on Sunday?'),
    said('a', 'assistant', 'Yes, from 8:00 to 13:00. The sourdough comes out of the oven at 9:00.', [
      { title: 'Opening hours', url: 'https://bakery.example/hours' },
    ]),
  ],
  send: () => Promise.reject(new Error('An example cannot answer')),
}
