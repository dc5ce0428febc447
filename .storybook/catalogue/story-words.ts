import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { babelParse, types as t } from 'storybook/internal/babel'
import { storyNameOf, titleOf } from './names.ts'

/** What can be read on a screen or in one of its states. */
export interface StoryWords {
  /** 'Agents/Agent list' */
  title: string
  /** Name of the state, or none for what all states of the screen may show. */
  state?: string
  /** Export of the state. */
  story?: string
  words: string[]
}

const root = path.resolve(import.meta.dirname, '../..')
/** Attributes whose text nobody reads. */
const unread = new Set([
  'className',
  'type',
  'role',
  'key',
  'id',
  'name',
  'rel',
  'target',
  'to',
  'href',
  'src',
  'd',
])

/** Whether a text of the source is for people: words, not a name of the code. */
function isForPeople(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    /^[\p{Lu}\d“‘¿¡👋]|\s/u.test(text) &&
    !/^(#|\.|\/|@|https?:)|[{};=]|=>/.test(text)
  )
}

function textsOf(node: t.Node): string[] {
  const found = new Set<string>()
  const keep = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line.length < 300 && isForPeople(line)) found.add(line)
  }
  t.traverseFast(node, (each) => {
    if (t.isImportDeclaration(each)) return t.traverseFast.skip
    if (t.isJSXAttribute(each) && t.isJSXIdentifier(each.name) && unread.has(each.name.name))
      return t.traverseFast.skip
    if (t.isStringLiteral(each) || t.isJSXText(each)) keep(each.value)
    if (t.isTemplateElement(each)) keep(each.value.raw)
    return undefined
  })
  return [...found]
}

/** Files of the product a file is made of, relative to the root. */
function partsOf(file: string, program: t.Program): string[] {
  return program.body.flatMap((statement) => {
    if (!t.isImportDeclaration(statement) || statement.importKind === 'type') return []
    const from = statement.source.value
    if (from.startsWith('#features/')) return [from.slice(1)]
    return from.startsWith('.') ? [path.posix.join(path.posix.dirname(file), from)] : []
  })
}

type Parsed = { program: t.Program; texts: string[]; parts: string[] }

function createReader() {
  const read = new Map<string, Parsed | null>()
  return (file: string): Parsed | null => {
    const known = read.get(file)
    if (known !== undefined) return known
    const absolute = path.join(root, file)
    const program = /\.tsx?$/.test(file) && existsSync(absolute) ? parse(absolute) : null
    const parsed = program && { program, texts: textsOf(program), parts: partsOf(file, program) }
    read.set(file, parsed)
    return parsed
  }
}

function parse(absolute: string): t.Program {
  return babelParse(readFileSync(absolute, 'utf8')).program as t.Program
}

/** What can be read on the screens and controls of these stories files, from the source they are built of. */
export function storyWords(files: readonly string[]): StoryWords[] {
  const read = createReader()
  return files.flatMap((file) => {
    const own = read(file)
    if (!own) return []
    const title = titleOf(file)
    const seen = new Set<string>([file])
    let ring = own.parts
    const words = new Set<string>()
    // Three steps from a screen lie its parts and the parts of those.
    for (let step = 0; step < 3; step += 1) {
      const next: string[] = []
      for (const part of ring) {
        if (seen.has(part)) continue
        seen.add(part)
        const parsed = read(part)
        for (const text of parsed?.texts ?? []) words.add(text)
        next.push(...(parsed?.parts ?? []))
      }
      ring = next
    }
    return [{ title, words: [...words] }, ...statesOf(own.program, title)]
  })
}

function statesOf(program: t.Program, title: string): StoryWords[] {
  return program.body.flatMap((statement) => {
    if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration)) return []
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      t.isIdentifier(id) && init
        ? [{ title, state: storyNameOf(id.name), story: id.name, words: textsOf(init) }]
        : [],
    )
  })
}
