import { expect, it } from 'vitest'
import type { Block } from '../conversations/blocks.ts'
import { layBubbles } from '../conversations/bubbles.ts'
import type { Part } from '../conversations/parts.ts'
import { type ExportedConversation, exportCsv, exportJson, transcriptText } from './export-text.ts'
import { plainText } from './plain-text.ts'

const words = (text: string): Block => ({ type: 'paragraph', runs: [{ type: 'text', text }] })
const buttons: Part = { type: 'buttons', buttons: [{ label: 'Rye' }, { label: 'Wheat' }] }
const shown = layBubbles([
  { blocks: [], parts: [buttons] },
  { blocks: [words('Or ask.')], parts: [] },
])

it('says what stands under the words, each where it stood', () => {
  expect(plainText(shown)).toBe('Rye, Wheat\n\nOr ask.')
  expect(plainText({ blocks: [words('Hi')], parts: [buttons] })).toBe('Hi\n\nRye, Wheat')
})

it('leaves no answer empty in what is exported and mailed', () => {
  const exported: ExportedConversation[] = [
    {
      conversation: {
        id: 'one',
        agentId: 'agent',
        agentTitle: 'Bakery, old town',
        channel: 'widget',
        title: '',
        state: 'open',
        createdAt: 0,
        tags: [],
      },
      messages: [
        { role: 'notice', blocks: [], parts: [], sources: [], known: true, ts: 0 },
        { role: 'assistant', blocks: [], parts: [buttons], sources: [], known: true, ts: 0 },
      ],
    },
  ]
  const rows = exportCsv(exported).trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('one,agent,"Bakery, old town",widget')
  expect(rows[1]).toContain(',"Rye, Wheat",')
  expect(JSON.parse(exportJson(exported))[0].messages[0].text).toBe('Rye, Wheat')
  expect(transcriptText(exported[0]!.messages, 'Bakery')).toContain(
    'Bakery (1970-01-01 00:00 UTC)\nRye, Wheat',
  )
})
