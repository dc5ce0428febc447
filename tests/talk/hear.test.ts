import { describe, expect, it } from 'vitest'
import { contactDetailsIn } from '#api/providers/responder/talk/contact-details.ts'
import { hear, languageOf } from '#api/providers/responder/talk/hear.ts'
import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { fit } from './fit.ts'
import { type Heard, type PhraseSet, phrasesOf } from './phrase-set.ts'
import { validate } from './validate.ts'

/** What the agent makes of a message before it looks into its knowledge. */
function heardAs(text: string, language: SpokenLanguage): Heard {
  if (contactDetailsIn(text)) return 'details'
  return hear(text, [language])?.kind ?? 'question'
}

/** Share of the phrases that are taken for what they are. */
function share(set: PhraseSet, language: SpokenLanguage): number {
  const phrases = phrasesOf(set).filter((phrase) => phrase.language === language)
  return phrases.filter(({ text, heard }) => heardAs(text, language) === heard).length / phrases.length
}

describe('small talk', () => {
  it.each(spokenLanguages)('is understood in %s: phrases its words were written from', (language) => {
    expect(share(fit, language)).toBe(1)
  })

  it.each(spokenLanguages)('is understood in %s: phrases written apart from its words', (language) => {
    expect(share(validate, language)).toBeGreaterThanOrEqual(0.9)
  })

  it('steals no question', () => {
    const questions = [...phrasesOf(fit), ...phrasesOf(validate)].filter(({ heard }) => heard === 'question')
    expect(questions.length).toBeGreaterThan(150)
    expect(questions.filter(({ text, language }) => heardAs(text, language) !== 'question')).toEqual([])
  })

  it('answers in the language of the message on an English agent', () => {
    const others = phrasesOf(fit).filter(({ language, heard }) => language !== 'en' && heard !== 'question')
    const heard = others.flatMap(({ text, language }) => {
      const found = hear(text, ['en'])
      return found ? [found.language === language] : []
    })
    // 'Ok', 'hey' and 'no' are words of several.
    expect(heard.filter(Boolean).length / heard.length).toBeGreaterThan(0.9)
  })

  it.each([
    ['👍', 'thanks'],
    ['🙏🏽', 'thanks'],
    ['😡😡', 'complaint'],
    ['👋', 'greeting'],
    ['🤷', 'yes'],
    [':)', 'thanks'],
  ])('reads %s alone', (text, kind) => {
    expect(hear(text, ['de'])).toEqual({ kind, language: 'de' })
  })

  it.each([
    '',
    '   ',
    '?!',
    '12',
    'x'.repeat(4000),
    'hi '.repeat(1300),
    '你好',
    '\ud83d',
    'May',
    'Will',
    'WILL',
  ])('leaves %j to the knowledge', (text) => {
    expect(hear(text)).toBeNull()
  })

  it('takes capitals and missing accents', () => {
    expect(hear('GRACIAS, ME AYUDA MUCHO', ['en'])).toEqual({ kind: 'thanks', language: 'es' })
    expect(hear('tesekkur ederim', ['en'])).toEqual({ kind: 'thanks', language: 'tr' })
  })
})

describe('the language of a question', () => {
  const questions = [...phrasesOf(fit), ...phrasesOf(validate)].filter(({ heard }) => heard === 'question')

  it.each([
    ['its own', 0.95, (own: SpokenLanguage) => own],
    ['English', 0.7, () => 'en' as const],
  ])('is told on an agent that speaks %s', (_, least, usual) => {
    const right = questions.filter(({ text, language }) => languageOf(text, usual(language)) === language)
    expect(right.length / questions.length).toBeGreaterThan(least)
  })
})
