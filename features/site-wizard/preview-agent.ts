import { exampleAgent } from '#features/widget/example-agent.ts'
import type { Transport, WidgetAgent } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { en } from '#mocks/contracts/embed/widget-words/en.ts'
import { greetingOf } from '#mocks/contracts/onboarding/greeting.ts'
import { previewLines } from './preview-lines.ts'
import type { SiteState } from './site-state.ts'

/** What the look is made of. */
interface DraftFacts extends Pick<SiteState, 'branding' | 'reading'> {
  company: { name: string; description: string }
}

/** The picture the agent will have: the one given, else the one found if approved; empty for none. */
export function chosenLogo({ branding, reading }: Pick<DraftFacts, 'branding' | 'reading'>): string {
  const found = reading.phase === 'done' ? reading.info.favicon : null
  return branding.customLogo?.dataUrl ?? ((branding.faviconApproved && found) || '')
}

/** What the widget would show of the agent as it is being chosen. */
export function previewAgent(state: DraftFacts, agentName = ''): WidgetAgent {
  const { primaryColor: primary, themeMode: mode } = state.branding
  const { name, description } = state.company
  const { lang, words } = state.reading.phase === 'done' ? state.reading.info : { lang: 'en', words: en }
  return exampleAgent(primary, mode, {
    title: agentName || name,
    description,
    roundedImageURL: chosenLogo(state),
    proactiveMessage: greetingOf(name, lang),
    lang,
    words,
  })
}

/** A preview before there is an agent: a line of either side to show its colours, and nobody to answer. */
export function previewTransport(lang: string): Transport {
  const [visitor, agent] = previewLines(lang)
  return {
    history: async () => [said('user', visitor), said('assistant', agent)],
    send: () => Promise.reject(new Error('A preview cannot answer')),
  }
}

function said(role: Message['role'], text: string): Message {
  const blocks: Message['blocks'] = [{ type: 'paragraph', runs: [{ type: 'text', text }] }]
  return { id: `preview-${role}`, role, blocks, sources: [], known: true, ts: 0 }
}
