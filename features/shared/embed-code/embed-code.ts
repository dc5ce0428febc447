import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The ways to put an agent on a website (spec 1 §2). */
export type EmbedVariant = 'popup' | 'chat' | 'iframe'

/** What embed code says about an agent. */
export interface EmbedFacts {
  /** Address of this product. */
  origin: string
  region: Region
  agentId: string
  /** Name of the agent; any text. */
  title: string
  /** Colour of the bubble, as '#RRGGBB'. */
  color: string
  /** The popup opens by itself. */
  autoStart: boolean
}

/** HTML to paste into a website. Whatever the agent is called, it cannot end its attribute. */
export function embedCode(variant: EmbedVariant, facts: EmbedFacts): string {
  if (variant === 'iframe') return iframeCode(facts)
  if (variant === 'popup') return scriptCode(facts, facts.autoStart ? [['data-auto-start', 'true']] : [])
  const container = '<div id="voiceglow-chat" style="width: 500px; max-width: 100%; height: 500px"></div>'
  const script = scriptCode(facts, [
    ['data-variant', 'chat'],
    ['data-target', '#voiceglow-chat'],
  ])
  return `${container}\n${script}`
}

/** What the chat is called on the website. */
export function embedLabel(title: string): string {
  return `Chat with ${title.replace(/\s+/g, ' ').trim()}`
}

function scriptCode({ origin, region, agentId, title, color }: EmbedFacts, more: [string, string][]): string {
  return tag('script', [
    ['src', `${origin}/embed.js`],
    ['data-agent', agentId],
    ['data-region', region],
    ['data-color', color],
    ['data-label', embedLabel(title)],
    ...more,
    ['defer'],
  ])
}

function iframeCode({ origin, region, agentId, title }: EmbedFacts): string {
  return tag('iframe', [
    ['src', `${origin}${paths.embed.href(region, agentId)}`],
    ['title', embedLabel(title)],
    ['allow', 'clipboard-write'],
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
