import { sentenceSpans } from './sentences.ts'

/** What a unit is in its page. */
export type UnitKind = 'sentence' | 'item' | 'pair' | 'row' | 'outline'

/** The smallest piece that can answer: a sentence, an item, a `label: value`, a row of a table, the headings below one. */
export interface Unit {
  kind: UnitKind
  /** As it is said to a visitor. */
  text: string
  /** What a pair or row is about; '' for others. */
  label: string
  /** Index of its section. */
  section: number
  /** Lines that stand together (a paragraph, a list, a table) share a number. */
  group: number
  /** Offset in the document. */
  start: number
}

/** What stands below one heading. */
export interface Section {
  /** Index of the document. */
  doc: number
  /** Headings from the outermost to the nearest. */
  path: string[]
  /** The question this section replies to, '' when it is no answer to a question. */
  question: string
  /** Its units: from (inclusive) and to (exclusive). */
  from: number
  to: number
}

/** Documents taken apart. */
export interface Pieces {
  units: Unit[]
  sections: Section[]
}

const headingLine = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:\s+#+)?\s*$/
const itemLine = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+(.*)$/
const labelled = /^([^:：|]{1,60}?)\s*[:：]\s+(\S.*)$/
const ruler = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const tableRule = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const longestPairValue = 160
const longestQuestion = 200

/** Takes light Markdown apart and adds it to the pieces. */
export function addDocument(pieces: Pieces, doc: number, content: string): void {
  new DocumentReader(pieces, doc).read(content)
}

class DocumentReader {
  private path: { level: number; text: string }[] = []
  private group = 0
  private table: string[] | undefined

  private readonly pieces: Pieces
  private readonly doc: number

  constructor(pieces: Pieces, doc: number) {
    this.pieces = pieces
    this.doc = doc
    this.group = pieces.units.at(-1)?.group ?? 0
  }

  read(content: string): void {
    this.open('')
    const lines = content.split('\n')
    let start = 0
    let blank = true
    for (const [index, raw] of lines.entries()) {
      const line = raw.trim()
      if (line === '') {
        blank = true
        this.table = undefined
      } else {
        if (blank) this.group += 1
        this.line(line, start, lines[index + 1]?.trim() ?? '', blank)
        blank = false
      }
      start += raw.length + 1
    }
    this.close()
  }

  private line(line: string, start: number, next: string, afterBlank: boolean): void {
    const heading = headingLine.exec(line)
    const item = itemLine.exec(line)
    const text = item?.[1] ?? line
    if (heading) this.heading(heading[1]!.length, heading[2]!)
    else if (ruler.test(line)) this.endScope()
    else if (tableRule.test(line) && line.includes('-')) return
    else if (line.startsWith('|') || / \| /.test(line)) this.row(line, start, next)
    else if (isPair(text)) this.push('pair', text, labelled.exec(text)![1]!, start)
    else if (item) this.push('item', text, '', start)
    // A paragraph that is a question asks what follows, as in an FAQ without headings.
    else if (afterBlank && next === '' && isQuestion(line)) this.open(line)
    else this.sentences(line, start)
  }

  private heading(level: number, text: string): void {
    this.path = [...this.path.filter((one) => one.level < level), { level, text: text.trim() }]
    this.group += 1
    this.open(isQuestion(text) ? text.trim() : '')
  }

  private endScope(): void {
    this.path = this.path.filter((one) => one.level === 1)
    this.open('')
  }

  private open(question: string): void {
    this.close()
    const { units, sections } = this.pieces
    const path = this.path.map((one) => one.text).filter(Boolean)
    sections.push({ doc: this.doc, path, question, from: units.length, to: units.length })
  }

  private close(): void {
    const section = this.pieces.sections.at(-1)
    if (section && section.doc === this.doc) section.to = this.pieces.units.length
  }

  private row(line: string, start: number, next: string): void {
    const cells = line
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split(/\s*\|\s*/)
      .map((cell) => cell.trim())
    if (this.table === undefined && tableRule.test(next)) {
      this.table = cells
      return
    }
    const names = this.table ?? []
    const [label = '', ...rest] = cells
    const said = rest.flatMap((cell, index) => {
      const name = names[index + 1]
      return cell === '' ? [] : [name && name !== cell ? `${name}: ${cell}` : cell]
    })
    this.push('row', said.length > 0 ? `${label}: ${said.join(', ')}` : label, label, start)
  }

  private sentences(line: string, start: number): void {
    for (const span of sentenceSpans(line))
      this.push('sentence', line.slice(span.start, span.end), '', start + span.start)
  }

  private push(kind: UnitKind, text: string, label: string, start: number): void {
    const { units, sections } = this.pieces
    units.push({ kind, text, label, section: sections.length - 1, group: this.group, start })
  }
}

function isPair(text: string): boolean {
  const [, label = '', value = ''] = labelled.exec(text) ?? []
  return value !== '' && isLabel(label) && value.length <= longestPairValue && !value.startsWith('//')
}

function isLabel(text: string): boolean {
  return !/[.!?;]$/.test(text) && text.split(/\s+/).length <= 8
}

/** Ends like a question and is short enough to be one somebody asks. */
export function isQuestion(text: string): boolean {
  return text.length <= longestQuestion && /[?？]["'”’»)\s]*$/.test(text) && !/[.!]\s/.test(text)
}

/** Adds, for every heading with two or more headings right below it, a unit that lists them. */
export function addOutlines({ units, sections }: Pieces): void {
  const below = new Map<string, { section: number; names: string[] }>()
  for (const [index, { doc, path }] of sections.entries()) {
    const name = path.at(-1)
    if (path.length < 2 || !name) continue
    const key = `${doc}\n${path.slice(0, -1).join('\n')}`
    const known = below.get(key) ?? { section: index, names: [] }
    if (!known.names.includes(name)) known.names.push(name)
    below.set(key, known)
  }
  for (const [key, { names }] of below) {
    if (names.length < 2) continue
    const [doc, ...path] = key.split('\n')
    const text = names.map((name) => `- ${name}`).join('\n')
    sections.push({ doc: Number(doc), path, question: '', from: units.length, to: units.length + 1 })
    units.push({
      kind: 'outline',
      text,
      label: '',
      section: sections.length - 1,
      group: -sections.length,
      start: 0,
    })
  }
}
