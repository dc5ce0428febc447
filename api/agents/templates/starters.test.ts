import { describe, expect, it } from 'vitest'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { suggestionsIn } from '#mocks/contracts/agents/template-starters.ts'
import { spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { buildSearchIndex } from '../../knowledge-index/search-index.ts'
import { toSearchQuery } from '../../knowledge-index/search-query.ts'
import { createLocalResponder } from '../../providers/responder/local-responder.ts'
import { takeIn } from '../../requests/intake.ts'
import { templates } from './templates.ts'

const starters = Object.entries(templates).flatMap(([key, { fields, knowledge }]) =>
  (fields.vg_initMessages ?? []).map((text) => ({ key, text, knowledge })),
)

/** What an agent fresh from the template says, without a model. */
async function answer(text: string, knowledge: (typeof starters)[number]['knowledge']): Promise<boolean> {
  if (takeIn({ intake: null, text, before: '', agent: agentDefaults, appointments: true, at: 0 })) return true
  const docs = knowledge.map((doc, index) => ({ ID: String(index), url: null, ...doc }))
  const index = await buildSearchIndex(docs, agentDefaults.vgOptions.maxChunkSize)
  const reply = createLocalResponder().reply({
    agent: { title: 'Agent', systemPrompt: '', model: '', temperature: 0, maxTokens: 1 },
    history: [],
    text,
    passages: await index.search(toSearchQuery(text), agentDefaults.vg_kbTopChunks),
    signal: new AbortController().signal,
  })
  for await (const event of reply) if (event.type === 'done') return event.known
  return false
}

describe('the starter questions of the templates', () => {
  it('are sixteen', () => expect(starters).toHaveLength(16))

  it.each(starters)('$key: $text', async ({ text, knowledge }) => {
    expect(await answer(text, knowledge)).toBe(true)
  })

  it.each(
    spokenLanguages.flatMap((lang) =>
      [...new Set(starters.map(({ text }) => text))].flatMap((text) =>
        suggestionsIn(lang, [text]).flatMap((said) => (lang === 'en' ? [] : { lang, said, text })),
      ),
    ),
  )('$lang: $said, for $text', ({ lang, said, text }) => {
    const take = (words: string, lang: string) =>
      takeIn({
        intake: null,
        text: words,
        before: '',
        agent: { ...agentDefaults, lang },
        appointments: true,
        at: 0,
      })
    const taken = take(said, lang)
    expect(taken?.intake?.language).toBe(lang)
    expect(taken?.intake?.wish).toBe(take(text, 'en')?.intake?.wish)
  })

  it.each([
    'I want to book an appointment',
    'I need to move my appointment',
    'I have to cancel',
    'I need an appointment',
  ])('%s is gone through step by step and becomes a request', (text) => {
    const agent = agentDefaults
    let taken = takeIn({ intake: null, text, before: '', agent, appointments: true, at: 0 })
    for (const said of ['A check-up', 'Monday at 10', 'Anna Smith, 0171 2345678']) {
      if (!taken?.intake) break
      expect(taken.request).toBeUndefined()
      taken = takeIn({ intake: taken.intake, text: said, before: '', agent, appointments: true, at: 0 })
      if (taken?.intake?.step === 'contact') {
        taken = takeIn({
          intake: taken.intake,
          text: 'Anna Smith, 0171 2345678',
          before: '',
          agent,
          appointments: true,
          at: 0,
        })
      }
    }
    expect(taken?.request).toMatchObject({ matter: 'A check-up', name: 'Anna Smith', phone: '0171 2345678' })
    expect(taken?.reply).toContain('Nothing is settled until the team confirms it.')
  })
})
