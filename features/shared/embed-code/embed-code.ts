import { paths } from '#features/shared/paths.ts'
import { launcherWords } from '#mocks/contracts/embed/launcher-words.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The ways to put an agent on a website (spec 1 §2). */
export type EmbedVariant = 'popup' | 'chat' | 'iframe'

/** What embed code says about an agent. How its bubble looks is not in it: that comes with what is published. */
export interface EmbedFacts {
  /** Address of this product. */
  origin: string
  region: Region
  agentId: string
  /** Name of the agent; any text. */
  title: string
  /** Language of the agent. */
  lang: string
}

/** HTML to paste into a website. Whatever the agent is called, it cannot end its attribute. */
export function embedCode(variant: EmbedVariant, facts: EmbedFacts): string {
  if (variant === 'iframe') return iframeCode(facts)
  if (variant === 'popup') return scriptCode('embed.js', facts)
  const container = '<div id="agent-chat" style="width: 500px; max-width: 100%; height: 500px"></div>'
  return `${container}\n${scriptCode('embed-chat.js', facts, ['data-target', '#agent-chat'])}`
}

/** Path and query of an agent's script: `embed.js` for the popup, `embed-chat.js` for the chat in the page. */
export function scriptPath(file: 'embed.js' | 'embed-chat.js', region: Region, agentId: string): string {
  return `/${file}?${region}=${agentId}`
}

function scriptCode(
  file: 'embed.js' | 'embed-chat.js',
  { origin, region, agentId }: EmbedFacts,
  ...more: [string, string][]
): string {
  return tag('script', [['src', `${origin}${scriptPath(file, region, agentId)}`], ...more, ['defer']])
}

function iframeCode({ origin, region, agentId, title, lang }: EmbedFacts): string {
  return tag('iframe', [
    ['src', `${origin}${paths.embed.href(region, agentId)}`],
    ['title', launcherWords(lang, title).label],
    ['allow', 'clipboard-write; microphone'],
    ['style', 'width: 100%; height: 500px; border: 0'],
  ])
}

function tag(name: string, attributes: ([string] | [string, string])[]): string {
  const lines = attributes.map(([key, value]) =>
    value === undefined ? key : `${key}="${escapeAttribute(value)}"`,
  )
  return `<${name}\n  ${lines.join('\n  ')}\n></${name}>`
}

/** Marks and line breaks besides the five that matter would let a name rearrange the code on screen. */
const unsafe = /[&<>"'\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

function escapeAttribute(value: string): string {
  return value.replace(unsafe, (character) => named[character] ?? `&#${character.codePointAt(0)};`)
}

const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
