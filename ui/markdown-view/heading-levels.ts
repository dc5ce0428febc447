import type { Token, Tokens } from 'marked'

/**
 * Level in the page for each depth of heading that occurs: the least deep is `first`, and none is skipped,
 * so that the outline of the page stays whole whatever the author wrote.
 */
export function headingLevels(tokens: readonly Token[], first: number): Map<number, number> {
  const depths = [...new Set(depthsIn(tokens))].sort((a, b) => a - b)
  return new Map(depths.map((depth, index) => [depth, Math.min(6, first + index)]))
}

function depthsIn(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token) => {
    if (token.type === 'heading') return [(token as Tokens.Heading).depth]
    if (token.type === 'blockquote') return depthsIn(token.tokens ?? [])
    return token.type === 'list' ? (token as Tokens.List).items.flatMap((item) => depthsIn(item.tokens)) : []
  })
}
