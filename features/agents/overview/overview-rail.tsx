import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSectionInView } from '#ui/hooks/use-section-in-view.ts'
import { SectionNav } from '#ui/section-nav/section-nav.tsx'
import { overviewCards } from '../core/overview.words.ts'
import { type Section, sectionNames } from '../core/use-sections.ts'

const parts = sectionNames.map((id) => ({ id, label: overviewCards[id].label }))

/** The parts of an agent's page; the one asked for is opened, brought into view and given the focus. */
export function OverviewRail({ reveal }: { reveal: (names: readonly Section[]) => void }) {
  const current = useSectionInView(sectionNames)
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  /** Where the rail itself has just led. */
  const own = useRef('')

  function goTo(section: Section) {
    reveal([section])
    const card = document.getElementById(section)
    card?.scrollIntoView({ block: 'start' })
    card?.querySelector<HTMLElement>('.vg-collapsible-card__trigger')?.focus({ preventScroll: true })
  }

  const goToAddressed = useEffectEvent((hash: string) => {
    const addressed = sectionNames.find((name) => `#${name}` === hash)
    if (addressed) goTo(addressed)
  })
  // A link to a part of the page leads there, on a page that is open already, too.
  useEffect(() => {
    const isOwn = own.current === hash
    own.current = ''
    if (isOwn) return
    const frame = requestAnimationFrame(() => goToAddressed(hash))
    return () => cancelAnimationFrame(frame)
  }, [hash])

  return (
    <SectionNav
      className="vg-_overview__rail"
      label="On this page"
      sections={parts}
      current={current}
      onSelect={(id) => {
        goTo(id as Section)
        own.current = `#${id}`
        navigate({ search, hash: id }, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
