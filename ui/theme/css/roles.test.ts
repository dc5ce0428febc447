import { readFileSync } from 'node:fs'
import { generate, parse, walk } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { contrastRatio } from '#mocks/contracts/theme/contrast.ts'
import { neutralBackgrounds, neutrals } from '#mocks/contracts/theme/neutrals.ts'

/** Custom properties of roles.css for a mode: the light rules, then the dark ones over them. */
function rolesOf(mode: 'light' | 'dark'): Record<string, string> {
  const roles: Record<string, string> = {}
  walk(parse(readFileSync(new URL('./roles.css', import.meta.url), 'utf8')), {
    visit: 'Rule',
    enter(rule) {
      const selector = generate(rule.prelude)
      if (selector !== '.vg-scope' && !(mode === 'dark' && selector.includes('data-mode'))) return
      for (const declaration of rule.block.children) {
        if (declaration.type === 'Declaration')
          roles[declaration.property] = generate(declaration.value).trim()
      }
    },
  })
  return roles
}

describe.each(['light', 'dark'] as const)('roles in %s', (mode) => {
  const roles = rolesOf(mode)
  const property = (name: string) =>
    name === 'canvas'
      ? '--canvas-plain'
      : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

  it.each(Object.entries(neutrals[mode]))('%s is the value the contrast maths uses', (name, value) => {
    expect(roles[property(name)]?.toUpperCase()).toBe(value)
  })

  const texts = ['--text', '--text-muted', '--text-faint', '--success', '--warning', '--danger', '--info']
  it.each(texts)('%s is readable on every neutral background', (name) => {
    for (const background of neutralBackgrounds(mode)) {
      expect(contrastRatio(roles[name]!, background)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['--text', '--text-muted'])('%s is readable on hover fills', (name) => {
    for (const fill of ['--neutral-soft', '--neutral-soft-hover']) {
      expect(contrastRatio(roles[name]!, roles[fill]!)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['--success', '--warning', '--danger', '--info'])('%s is readable on its soft fill', (name) => {
    const soft = mixHex(
      roles[name]!,
      roles['--surface']!,
      Number.parseInt(roles['--status-soft-share']!, 10) / 100,
    )
    expect(contrastRatio(roles[name]!, soft)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(roles['--text']!, soft)).toBeGreaterThanOrEqual(4.5)
  })

  it('text on a danger button is readable', () => {
    for (const fill of ['--danger-solid', '--danger-solid-hover']) {
      expect(contrastRatio(roles['--danger-on']!, roles[fill]!)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('field borders show on every neutral background', () => {
    for (const background of neutralBackgrounds(mode)) {
      expect(contrastRatio(roles['--border-control']!, background)).toBeGreaterThanOrEqual(3)
    }
  })
})
