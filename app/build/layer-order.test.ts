import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { layerOrder } from './layer-order.ts'

const modules: Record<string, string> = {
  'virtual:entry': "import 'virtual:part.css'\nexport const entry = 1",
  'virtual:part.css': '@layer ui.components { .vg-part { color: var(--text) } }',
}

describe('layer order', () => {
  it('stands first in every stylesheet of a build', async () => {
    const output = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'virtual',
          resolveId: (id) => (id in modules ? `\0${id}` : undefined),
          load: (id) => modules[id.slice(1)],
        },
        layerOrder(),
      ],
      build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    })) as Rollup.RollupOutput
    const sheets = output.output.filter(({ fileName }) => fileName.endsWith('.css')) as Rollup.OutputAsset[]
    expect(sheets).toHaveLength(1)
    expect(String(sheets[0]?.source)).toMatch(
      /^@layer ui\.reset, ui\.vendor, ui\.palette, ui\.roles, ui\.recipes, ui\.components;@layer ui\.components/,
    )
  })
})
