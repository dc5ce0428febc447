import { expect, it } from 'vitest'
import { agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { listLanguages } from '#mocks/contracts/platform/languages.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'

onBothSides(listLanguages.id, (makeWorld) => {
  it('lists languages by name, to everyone', async () => {
    const world = await makeWorld()
    const reply = await world.anonymous().call(listLanguages)
    expectAnswer(listLanguages, reply, 200)
    expect(reply.body.success).toBe(true)
    const { languages } = reply.body
    expect(languages).toContainEqual({ language: 'ar', name: 'Arabic' })
    expect(languages).toContainEqual({ language: 'pt-BR', name: 'Portuguese (Brazil)' })
    expect(new Set(languages.map(({ language }) => language)).size).toBe(languages.length)
    expect(languages.map(({ name }) => name)).toEqual(
      languages.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    )
  })

  it('lists only what an agent may speak, each by a name', async () => {
    const world = await makeWorld()
    const { languages } = (await world.owner.call(listLanguages)).body
    for (const { language, name } of languages) {
      expect(agentFieldsSchema.shape.lang.safeParse(language).success, language).toBe(true)
      expect(name, language).not.toBe(language)
    }
  })
})
