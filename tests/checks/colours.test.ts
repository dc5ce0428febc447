import { parse, walk } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

const colourFunctions = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** Stylesheets that cannot read tokens, and why. */
const withoutTokens = new Map([
  ['app/embed/loader/popup.css', "it is drawn on a stranger's page, where no token of ours exists"],
])

/** Literal colours in a stylesheet's values, as `line: text`. */
function literalColours(css: string): string[] {
  const found: string[] = []
  const tree = parse(css, { positions: true, parseCustomProperty: true })
  walk(tree, {
    visit: 'Declaration',
    enter(declaration) {
      walk(declaration.value, (node) => {
        const line = node.loc?.start.line
        if (node.type === 'Hash') found.push(`${line}: #${node.value}`)
        if (node.type === 'Function' && colourFunctions.test(node.name)) found.push(`${line}: ${node.name}()`)
      })
    },
  })
  return found
}

describe('colours', () => {
  it('come from tokens everywhere outside ui/theme', () => {
    const files = repositoryFiles(/^(ui\/(?!theme\/)|features\/|app\/).*\.css$/)
    expect(files.length).toBeGreaterThan(0)
    expect([...withoutTokens.keys()].filter((file) => !files.includes(file))).toEqual([])
    const literals = files
      .filter((file) => !withoutTokens.has(file))
      .flatMap((file) => literalColours(readSource(file)).map((found) => `${file}:${found}`))
    expect(literals).toEqual([])
  })

  it('notices literal colours, and only those', () => {
    expect(literalColours('a{color:#fff}b{--button-bg:rgb(0 0 0 / 20%)}')).toEqual(['1: #fff', '1: rgb()'])
    expect(
      literalColours('#add{fill:url(#abc);color:color-mix(in oklab,var(--text) 40%,transparent)}'),
    ).toEqual([])
  })
})
