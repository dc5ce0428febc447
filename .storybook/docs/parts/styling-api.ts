/** What agency CSS may address of one part of the library. */
export interface StylingApi {
  /** Folder under `ui/` or `features/`: 'button', 'shell'. */
  part: string
  /** Class names, in order of appearance: '.vg-button'. Those of parts nobody restyles ('.vg-_…') are left out. */
  classes: string[]
  /** Tokens nobody sets but an agency, with what holds without them: '--button-bg'. */
  tokens: { name: string; fallback: string }[]
  /** Attributes the look depends on: 'data-tone'. */
  attributes: string[]
}

/** Reads the public names out of stylesheets, by their path: 'ui/button/button.css'. */
export function stylingApi(stylesheets: Readonly<Record<string, string>>): StylingApi[] {
  const css = Object.entries(stylesheets).map(
    ([path, text]) => [partOf(path), withoutComments(text)] as const,
  )
  const set = new Set(css.flatMap(([, text]) => declaredTokens(text).map(({ name }) => name)))
  const parts = [...new Set(css.map(([part]) => part))]
  return parts
    .map((part) => {
      const text = css.flatMap(([name, each]) => (name === part ? each : [])).join('\n')
      return {
        part,
        classes: unique(text.matchAll(/\.vg-[a-z][a-z\d_-]*/g)),
        tokens: offeredTokens(text).filter(({ name }) => !set.has(name)),
        attributes: unique(text.matchAll(/(?<=\[)data-[a-z-]+/g)),
      }
    })
    .filter(({ classes, tokens }) => classes.length > 0 || tokens.length > 0)
    .sort((a, b) => a.part.localeCompare(b.part))
}

/** Custom properties a stylesheet sets, each with its first value; private ones (`--_…`) left out. */
export function declaredTokens(css: string): { name: string; value: string }[] {
  const found = new Map<string, string>()
  for (const [, name, value] of withoutComments(css).matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:\s*([^;}]+)/g)) {
    if (name && value && !found.has(name)) found.set(name, oneLine(value))
  }
  return [...found].map(([name, value]) => ({ name, value }))
}

/** Tokens read with a fallback. Radix' own carry measures, not looks. */
function offeredTokens(css: string): { name: string; fallback: string }[] {
  const found = new Map<string, string>()
  for (const match of css.matchAll(/var\(\s*(--[a-z][\w-]*)\s*,/g)) {
    const [start, name] = [match.index + match[0].length, match[1] ?? '']
    if (!name.startsWith('--radix-') && !found.has(name)) found.set(name, oneLine(upToClosing(css, start)))
  }
  return [...found].map(([name, fallback]) => ({ name, fallback }))
}

/** Text from a place inside brackets to the one that closes them. */
function upToClosing(text: string, start: number): string {
  let depth = 1
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return text.slice(start, index)
  }
  return text.slice(start)
}

function partOf(path: string): string {
  return path.replace(/^.*\b(ui|features)\//, '').split('/')[0]!
}

function unique(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set(Array.from(matches, ([text]) => text))]
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
