import { describe, expect, it } from 'vitest'
import { agentDefaults } from '../agents/agent-defaults.ts'
import { templateGreetings } from '../agents/template-greetings.ts'
import type { WidgetText } from '../agents/widget-texts.ts'
import { spokenLanguages } from '../shared/spoken-language.ts'
import { agentOpening, answeringFlow, greetingOf } from './agent-flow.ts'
import type { FlowNode } from './flow.schema.ts'
import { makeNode } from './make-node.ts'

const start = makeNode('start', 'start', { exits: { next: 'hi' } })
const hi = makeNode('message', 'hi', { text: 'I am {{agent}}.', exits: { next: 'next' } })
const agentWith = (...nodes: FlowNode[]) => ({
  ...agentDefaults,
  title: 'Ada',
  proactiveMessage: 'Hello',
  vg_initMessages: ['When are you open?'],
  enableNodes: true,
  nodes: [start, hi, ...nodes],
})
const usual = { proactiveMessage: 'Hello', suggestions: ['When are you open?'] }

describe('what a widget shows of an agent with a flow', () => {
  it.each([
    [
      'a question',
      makeNode('question', 'next', { text: 'Your name?', variable: 'name' }),
      '\n\nYour name?',
      [],
    ],
    [
      'a choice',
      makeNode('choice', 'next', { text: 'What is it?', choices: [{ id: 'a', label: 'Hours' }] }),
      '\n\nWhat is it?',
      ['Hours'],
    ],
    ['any question', makeNode('knowledge', 'next'), '', usual.suggestions],
  ])('is its opening where it waits for %s', (_, node, text, suggestions) => {
    expect(greetingOf(agentWith(node))).toEqual({ proactiveMessage: `I am Ada.${text}`, suggestions })
  })

  it('is its own greeting where the flow says nothing first, or cannot', () => {
    const waiting = {
      ...agentWith(),
      nodes: [{ ...start, exits: { next: 'k' } }, makeNode('knowledge', 'k')],
    }
    expect(greetingOf(waiting)).toEqual(usual)
    expect(greetingOf(agentWith(makeNode('ai', 'next', { instruction: 'Greet.' })))).toEqual(usual)
  })
})

describe('the greeting', () => {
  const greeting = (lang: string, proactiveMessage: string, widgetTexts: WidgetText[] = []) =>
    greetingOf({ ...agentDefaults, title: 'Ada', lang, proactiveMessage, widgetTexts }).proactiveMessage

  it.each(spokenLanguages.filter((lang) => lang !== 'en'))(
    "of every template is in the agent's language: %s",
    (lang) => {
      const said = Object.values(templateGreetings).map((text) => greeting(lang, text))
      expect(new Set([...said, ...Object.values(templateGreetings)]).size).toBe(2 * said.length)
    },
  )

  it("is in the agent's language where the agent was made before its template was worded anew", () => {
    const before = 'Hi! To go on I need an e-mail address where we can reach you. Which one should we use?'
    expect(greeting('de', before)).toBe(greeting('de', templateGreetings['confirm-email']))
    expect(greeting('en', before)).toBe(before)
  })

  it("of the owner's own stays, as a template's does in English and in other languages", () => {
    const template = templateGreetings['make-appointment']
    expect(greeting('de', 'Moin!')).toBe('Moin!')
    expect(greeting('en-GB', template)).toBe(template)
    expect(greeting('ja', template)).toBe(template)
    const own = [{ lang: 'de', word: 'greeting' as const, text: 'Servus!' }]
    expect(greeting('de-AT', template, own)).toBe('Servus!')
  })
})

describe('suggested questions', () => {
  const offered = (lang: string) => {
    const vg_initMessages = ['I want to talk to a person', 'Where is my order?', 'Do you have skis?']
    return greetingOf({ ...agentDefaults, title: 'Ada', lang, vg_initMessages }).suggestions
  }

  it("of a template are in the agent's language or absent, the owner's own stay", () => {
    expect(offered('de-AT')).toEqual(['Ich möchte mit jemandem sprechen', 'Do you have skis?'])
    expect(offered('ja')).toEqual(['Do you have skis?'])
  })

  it('stay as they are in English', () => expect(offered('en-GB')).toHaveLength(3))
})

describe('an agent is answered without a flow', () => {
  const flow = agentWith(makeNode('knowledge', 'next'))
  it.each([
    ['it is off', { ...flow, enableNodes: false }],
    ['another platform answers', { ...flow, agentPlatform: 'vf' as const }],
    ['there is no start', { ...flow, nodes: [hi] }],
    ['its nodes are of an earlier version', { ...flow, nodes: [{ id: 'node-1', type: 'http' }] }],
  ])('where %s', (_, agent) => {
    expect(answeringFlow(agent)).toBeNull()
    expect(agentOpening(agent)).toBeNull()
    expect(greetingOf(agent)).toEqual(usual)
  })
})
