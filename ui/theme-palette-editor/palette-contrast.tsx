import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { ReportedPair } from './both-modes-report.ts'

interface PaletteContrastProps {
  /** Pairs of both modes, failing ones first. */
  report: readonly ReportedPair[]
  /** What the last repair changed; null where there was none since the last edit. */
  repaired: readonly string[] | null
  onRepair: () => void
  onUndo: () => void
}

/** Whether everything can be read, and the one press that makes it so. */
export function PaletteContrast({ report, repaired, onRepair, onUndo }: PaletteContrastProps) {
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const failing = report.filter(({ passes }) => !passes)
  const shown = showsAll ? report : failing
  return (
    <section className="vg-_palette-editor__contrast" aria-labelledby={titleId}>
      <div className="vg-_palette-editor__row">
        <h3 id={titleId} className="vg-_palette-editor__title">
          Contrast
        </h3>
        <span role="status" className="vg-_palette-editor__verdict">
          {failing.length === 0 ? (
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              All {report.length} pairs are readable
            </Badge>
          ) : (
            <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
              {failing.length} of {report.length} pairs are hard to read
            </Badge>
          )}
          {repaired && <span>{repaired.join(', ')} changed.</span>}
        </span>
        {repaired && (
          <Button size="sm" tone="ghost" onClick={onUndo}>
            Undo
          </Button>
        )}
        {failing.length > 0 && (
          <Button size="sm" onClick={onRepair}>
            Repair
          </Button>
        )}
        <Button size="sm" tone="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : 'Show every pair'}
        </Button>
      </div>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it
        <ul className="vg-_palette-editor__pairs" tabIndex={0} aria-label="Pairs of colours">
          {shown.map((pair) => (
            <Pair key={`${pair.mode}-${pair.id}`} {...pair} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Pair({ label, mode, foreground, background, ratio, required, passes }: ReportedPair) {
  return (
    <li className="vg-_palette-editor__pair" data-state={passes ? 'passes' : 'fails'}>
      <svg viewBox="0 0 28 20" aria-hidden="true" className="vg-_palette-editor__sample">
        <rect width="28" height="20" fill={background} />
        <path d="M7 7h14M7 13h9" stroke={foreground} strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span>
        {label}, {mode}
      </span>
      <span className="vg-_palette-editor__ratio" dir="ltr">
        {ratio.toFixed(1)}:1{!passes && `, needs ${required}:1`}
      </span>
    </li>
  )
}
