import { babelParse } from 'storybook/internal/babel'

/** A story whose play function does what a person would, and what it says about where it rests. */
export interface ActingStory {
  name: string
  /** Its tags: `walk` is a test only, `arrives` ends in the state of its name. */
  tags: string[]
  /** Whether the catalogue stops it before the first thing it does. */
  restsFirst: boolean
  /** Whether nothing after the last thing it does looks at what is on the screen: it has led away from it. */
  endsUnseen: boolean
}

interface Node {
  type: string
  start?: number | null
  end?: number | null
}

const acts =
  /userEvent\.(?!setup)\w+\(|fireEvent|\.click\(\)|\.keyboard\(|dispatchEvent|\.upload\(|\bsetup\([^)]*\)\.\w+\(/
/** What is said of an address, of a stored value, of a caller that was told, or of something that is gone. */
const unseen =
  /'address'|readLocal\(|\.queryBy[^;]*\.toBeNull\(\)|\.not\.toBeInTheDocument|(?<!\.not)\.toHaveBeenCalled/
/** A call that is handed the means to act, wherever it is written. */
const handedOver = /\b(\w+)\((?:userEvent|context)\b(?!\.canvas)/g

/** The stories of a file that act, by their play functions and the helpers those call. */
export function actingStories(source: string): ActingStory[] {
  const program = babelParse(source).program.body as unknown as (Node & { declaration?: Node })[]
  const textOf = ({ start, end }: Node) => source.slice(start ?? 0, end ?? 0)
  const helpers = new Map<string, string>()
  const stories: { name: string; story: Node }[] = []
  for (const statement of program) {
    const isStory = statement.type === 'ExportNamedDeclaration'
    for (const [name, value] of declared(isStory ? statement.declaration : statement)) {
      if (isStory) stories.push({ name, story: value })
      else helpers.set(name, textOf(value))
    }
  }
  const does = (text: string, seen = new Set<string>()): boolean => {
    if (acts.test(text)) return true
    if ([...text.matchAll(handedOver)].some(([, name = '']) => !helpers.has(name))) return true
    return [...helpers].some(([name, body]) => {
      if (seen.has(name) || !new RegExp(`\\b${name}\\(|play: ${name}\\b`).test(text)) return false
      return does(body, seen.add(name))
    })
  }
  return stories.flatMap(({ name, story }) => {
    const play = member(story, 'play')
    if (!play || !does(textOf(play))) return []
    const statements = statementsOf(play).map(textOf)
    const first = statements.find((statement) => does(statement) || rests(statement))
    const after = statements.slice(statements.findLastIndex((statement) => does(statement)) + 1)
    const endsUnseen =
      !statements.some(rests) && after.length > 0 && after.every((statement) => unseen.test(statement))
    return [
      { name, tags: tagsOf(story, textOf), restsFirst: first !== undefined && rests(first), endsUnseen },
    ]
  })
}

function rests(text: string): boolean {
  return text.startsWith('if (restsHere) return')
}

function declared(node: Node | undefined): [string, Node][] {
  if (node?.type === 'FunctionDeclaration')
    return [[(node as unknown as { id: { name: string } }).id.name, node]]
  if (node?.type !== 'VariableDeclaration') return []
  const { declarations } = node as unknown as { declarations: { id: { name: string }; init: Node | null }[] }
  return declarations.flatMap(({ id, init }) => (init ? [[id.name, init] as [string, Node]] : []))
}

type Member = Node & { key?: { name?: string }; value?: Node; body?: Node }

function member(story: Node, name: string): Member | undefined {
  const { properties, expression } = story as unknown as { properties?: Member[]; expression?: Node }
  return expression ? member(expression, name) : properties?.find((each) => each.key?.name === name)
}

function statementsOf(play: Member): Node[] {
  const body = (play.value as Member | undefined)?.body ?? play.body
  return body?.type === 'BlockStatement' ? (body as unknown as { body: Node[] }).body : []
}

function tagsOf(story: Node, textOf: (node: Node) => string): string[] {
  const tags = member(story, 'tags')
  return tags ? [...textOf(tags).matchAll(/'([^']+)'/g)].map(([, tag]) => tag ?? '') : []
}
