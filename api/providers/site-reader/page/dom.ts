import type { Cheerio, CheerioAPI } from 'cheerio'

type NodesOf<T> = T extends Cheerio<infer Node> ? Node : never

/** Any node of a parsed page. */
export type DomNode = NodesOf<ReturnType<CheerioAPI['root']>>['children'][number]

/** An element of a parsed page. */
export type DomElement = Extract<DomNode, { attribs: object; name: string }>

/** True for elements, false for text, comments and the like. */
export function isElement(node: DomNode): node is DomElement {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style'
}
