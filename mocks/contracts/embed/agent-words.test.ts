import { describe, expect, it } from 'vitest'
import { ownGreeting, ownTexts, type WidgetText } from '../agents/widget-texts.ts'
import { agentWords } from './agent-words.ts'
import { widgetWords } from './widget-words.ts'

const texts: WidgetText[] = [
  { lang: 'ja', word: 'greeting', text: 'こんにちは' },
  { lang: 'ja', word: 'send', text: '送信' },
  { lang: 'en', word: 'greeting', text: 'Ahoy' },
  { lang: 'en', word: 'retry', text: 'Once more' },
]

describe('the words of an agent', () => {
  it('are all an owner’s to say otherwise', () => {
    expect(ownTexts).toEqual(['greeting', ...Object.keys(widgetWords('en'))])
  })

  it('are, in a language the widget does not speak, the owner’s own, then English ones', () => {
    const { send, retry, placeholder } = agentWords('ja-JP', texts)
    expect([send, retry, placeholder]).toEqual(['送信', 'Once more', widgetWords('en').placeholder])
    expect(agentWords('en', texts).send).toBe(widgetWords('en').send)
  })

  it('greet in the agent’s language, whichever it is, and never in another’s words', () => {
    expect(ownGreeting('ja-JP', texts)).toBe('こんにちは')
    expect(ownGreeting('ko', texts)).toBeUndefined()
    expect(ownGreeting('en-GB', texts)).toBe('Ahoy')
  })
})
