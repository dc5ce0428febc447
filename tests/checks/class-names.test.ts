import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

/** Screens with parts an agency may restyle: frame, entry, the bar that saves, clients' pages; the widget's stand in `public-parts.ts`. */
const restyled = /^features\/(shell|session\/entry|shared\/draft-form|agency\/branded|widget)\//

/** Class names of ours in a stylesheet, without those of comments. */
function classesOf(css: string): string[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(vg-[\w-]+)/g)
  return [...new Set(Array.from(found, ([, name]) => name!))]
}

const isPublic = (name: string) => !name.startsWith('vg-_')

describe('class names', () => {
  const owned = new Set(
    repositoryFiles(/\.css$/)
      .filter((file) => file.startsWith('ui/') || restyled.test(file))
      .flatMap((file) => classesOf(readSource(file))),
  )

  it('are public only where an agency has a reason to style: elsewhere they begin with vg-_', () => {
    const screens = repositoryFiles(/^features\/.+\.css$/).filter((file) => !restyled.test(file))
    expect(screens.length).toBeGreaterThan(0)
    const leaking = screens.flatMap((file) =>
      classesOf(readSource(file))
        .filter((name) => isPublic(name) && !owned.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(leaking).toEqual([])
  })

  it('would notice a public one', () => {
    expect(classesOf('/* .vg-old */ .vg-hero, .vg-_hero__words > p { color: red }').filter(isPublic)).toEqual(
      ['vg-hero'],
    )
  })
})
