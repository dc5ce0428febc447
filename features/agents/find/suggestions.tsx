import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { Findable } from '../core/findable.types.ts'
import { useUnsaved } from '../core/unsaved-context.ts'
import { hrefOfFound, whereOfFound } from './found-place.ts'
import { badgeOf, leadsThere, searchRest } from './match-rules.ts'
import { useFinder } from './use-finder.ts'
import type { Landing } from './use-landing.ts'
import { useWaitsForEnter } from './use-waits-for-enter.ts'
import './suggestions.css'

const tones = { 'Strong match': 'success', 'Good match': 'info', 'Possible match': 'neutral' } as const

interface SuggestionsProps {
  /** Of the list. */
  id: string
  agentId: string
  sections: readonly TabRow[]
  /** What stands in the box. */
  query: string
  /** Id of the option the arrows stand on. */
  active: string | undefined
  onActive: (optionId: string | undefined) => void
  /** Filled with what the keys of the box do. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>
  onClose: () => void
  /** Whether the focus is in the box. */
  isTyping: () => boolean
  /** When the page or its sub-tab changed, by the page's clock. */
  pageSince: () => number
}

/** What the search of an agent finds, below its box. */
export function Suggestions(props: SuggestionsProps) {
  const { id, agentId, sections, query, active, onActive, onKey, onClose, isTyping, pageSince } = props
  const { entries, find } = useFinder(agentId, sections)
  const [settled, setSettled] = useState<string>()
  const [waitsForEnter, setWaitsForEnter] = useWaitsForEnter()
  const { region } = useWorkspace()
  const { open: showDebugger } = useTestChat()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hasUnsaved = useUnsaved() !== undefined
  const found = settled === undefined ? undefined : find(settled)
  const optionId = (entry: Findable) => `${id}-${entry.id}`

  const hrefOf = (entry: Findable) => hrefOfFound(entry, { region, agentId, showDebugger })
  const staysOn = (entry: Findable) => hrefOf(entry).split(/[?#]/)[0] === pathname

  function goTo(entry: Findable, landing: Landing) {
    navigate(hrefOf(entry), { replace: staysOn(entry), preventScrollReset: true, state: landing })
  }

  function choose(entry: Findable) {
    onClose()
    goTo(entry, { takesFocus: true })
  }

  const settle = useEffectEvent(() => {
    setSettled(query)
    const best = find(query)[0]
    const leads = leadsThere({
      score: best?.score,
      isFocused: isTyping(),
      sincePage: performance.now() - pageSince(),
      waitsForEnter,
      wouldAsk: hasUnsaved && best !== undefined && !staysOn(best.entry),
    })
    // Whoever types goes on typing: the focus stays in the box until Enter.
    if (leads && best) goTo(best.entry, { takesFocus: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is searched for
  useEffect(() => {
    onActive(undefined)
    const waiting = setTimeout(settle, searchRest)
    return () => clearTimeout(waiting)
  }, [query])

  useEffect(() => {
    onKey.current = (event) => {
      const hits = find(query)
      const place = hits.findIndex(({ entry }) => optionId(entry) === active)
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        const hit = hits[Math.max(place, 0)]
        if (!hit) return
        event.preventDefault()
        choose(hit.entry)
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setSettled(query)
        const step = event.key === 'ArrowDown' ? 1 : -1
        const next =
          hits[(place < 0 && step < 0 ? hits.length - 1 : place + step + hits.length) % hits.length]
        onActive(next && optionId(next.entry))
      }
    }
  })

  if (!found) return null
  return (
    <div className="vg-_section-search__panel">
      <div id={id} role="listbox" aria-label="Suggestions" className="vg-_section-search__list">
        {found.map(({ entry, score }) => {
          const badge = badgeOf(score)
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={optionId(entry) === active}
              className="vg-_section-search__option"
              // The focus stays in the box until the press is over.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(entry)}
            >
              <span className="vg-_section-search__words">
                <span>{entry.label}</span>
                <span className="vg-_section-search__where">{whereOfFound(entry, entries)}</span>
              </span>
              <Badge tone={tones[badge]}>{badge}</Badge>
            </div>
          )
        })}
      </div>
      <p role="status" className="vg-_section-search__status">
        {found.length === 0 ? (
          'No results found'
        ) : (
          <VisuallyHidden>
            {found.length === 1 ? '1 suggestion' : `${found.length} suggestions`}
          </VisuallyHidden>
        )}
      </p>
      <div className="vg-_section-search__foot">
        <Switch label="Wait for Enter" checked={waitsForEnter} onCheckedChange={setWaitsForEnter} />
      </div>
    </div>
  )
}
