import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CollapsibleCardProps } from '#ui/collapsible-card/collapsible-card.tsx'
import type { AgentValue } from './agent-values.ts'
import { overviewCards } from './overview.words.ts'

/** The cards of the page, in its order; each can be linked to by its name. */
const sections = overviewCards

/** One of the cards. */
export type Section = keyof typeof sections

/** Their names, in order. */
export const sectionNames = Object.keys(sections) as Section[]

/** What one card is given. */
export interface SectionProps
  extends Required<Pick<CollapsibleCardProps, 'id' | 'title' | 'help' | 'open' | 'onOpenChange'>> {
  'data-find': string
}

const holders: Partial<Record<AgentValue, Section>> = {
  customThemeJSONString: 'colours',
  customCSS: 'css',
  teaser: 'launcher',
  maxChunkSize: 'knowledge',
  allowedOrigins: 'websites',
}

/** What few people touch begins closed. */
const closedAtFirst: readonly Section[] = ['launcher', 'css']

/** Which cards are open. */
export function useSections() {
  const [closed, setClosed] = useState(closedAtFirst)

  /** Opens cards, at once, so that something in them can take the focus. */
  function open(names: readonly Section[]) {
    flushSync(() => setClosed((current) => current.filter((name) => !names.includes(name))))
  }

  return {
    open,
    section: (name: Section): SectionProps => ({
      id: name,
      title: sections[name].label,
      help: sections[name].help,
      'data-find': sections[name]['data-find'],
      open: !closed.includes(name),
      onOpenChange: (next) =>
        setClosed((current) => (next ? current.filter((each) => each !== name) : [...current, name])),
    }),
    /** Opens the cards that hold these inputs, so that the first of them can take the focus. */
    reveal: (inputs: AgentValue[]) => open(inputs.map((input) => holders[input] ?? 'greeting')),
  }
}
