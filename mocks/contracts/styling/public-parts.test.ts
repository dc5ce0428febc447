import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type PublicPart, privateClasses, publicParts, scopeTokens } from './public-parts.ts'

const widgetDir = 'features/widget'
const themeDir = 'ui/theme/css'

function read(dir: string, extension: RegExp): string[] {
  return readdirSync(dir)
    .filter((name) => extension.test(name) && !/(stories\.tsx|test\.ts|^story-.*)$/.test(name))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
}

const markup = read(widgetDir, /\.tsx$/).join('\n')
const sheets = read(widgetDir, /\.css$/)
const classesInMarkup = new Set(Array.from(markup.matchAll(/className="(vg-[\w-]+)"/g), ([, name]) => name!))

/** Tokens read by every rule whose selector, with those around it, names a class. */
const tokensByClass = new Map<string, Set<string>>()
for (const sheet of sheets) {
  const around: string[] = []
  for (const [, text, mark] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') around.push(text!)
    else remember(around.join(' '), text!)
    if (mark === '}') around.pop()
  }
}

function remember(selectors: string, declaration: string) {
  for (const name of classesOf(selectors)) {
    const known = tokensByClass.get(name) ?? new Set()
    for (const [token] of declaration.matchAll(/(?<=var\()--[\w-]+/g)) known.add(token)
    tokensByClass.set(name, known)
  }
}

function classesOf(selector: string): string[] {
  return selector.match(/vg-[\w-]+/g) ?? []
}

describe('the public parts of the widget', () => {
  it.each(publicParts.map((part) => ({ ...part })))('$id stands in the markup', ({ selector }) => {
    expect(classesOf(selector).length).toBeGreaterThan(0)
    for (const name of classesOf(selector)) expect(classesInMarkup).toContain(name)
  })

  it.each(publicParts.map((part) => ({ ...part })))(
    '$id reads the tokens it names',
    ({ selector, tokens }) => {
      const known = new Set(classesOf(selector).flatMap((name) => [...(tokensByClass.get(name) ?? [])]))
      expect([...tokens].filter((token) => !known.has(token))).toEqual([])
    },
  )

  it('leave out no class of the widget', () => {
    const listed = new Set([...publicParts.flatMap(({ selector }) => classesOf(selector)), ...privateClasses])
    const containers = [
      'vg-widget__message',
      'vg-widget__suggestions',
      'vg-widget__sources',
      'vg-widget__field',
    ]
    expect([...classesInMarkup].filter((name) => !listed.has(name) && !containers.includes(name))).toEqual([])
    expect(privateClasses.filter((name) => !classesInMarkup.has(name))).toEqual([])
  })

  it('have ids, selectors and words of their own', () => {
    const parts: readonly PublicPart[] = publicParts
    const words = parts.flatMap(({ name, synonyms }) => [...new Set([name, ...synonyms])])
    for (const list of [parts.map(({ id }) => id), parts.map(({ selector }) => selector), words]) {
      expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([])
    }
  })
})

describe('the tokens of the scope', () => {
  it('are tokens of the theme', () => {
    const theme = read(themeDir, /\.css$/).join('\n')
    expect(
      Object.keys(scopeTokens).filter(
        (token) => !theme.includes(`var(${token})`) && !theme.includes(`${token}:`),
      ),
    ).toEqual([])
  })
})
