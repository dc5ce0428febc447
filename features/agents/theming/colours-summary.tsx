import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { bothModesReport } from '#ui/theme-palette-editor/both-modes-report.ts'
import type { Colours } from './colours.ts'
import { SwatchStrip } from './swatch-strip.tsx'

interface ColoursSummaryProps {
  colours: Colours
  /** What visitors see of light and dark. */
  mode: ThemeType
  /** Whose colours there are when the agent has none of its own. */
  productName: string
}

/** The colours of the widget, and whether everything on it can be read. */
export function ColoursSummary({ colours: { state, theme }, mode, productName }: ColoursSummaryProps) {
  const report = useMemo(() => bothModesReport(theme), [theme])
  const failing = report.filter(({ passes }) => !passes).length
  return (
    <div className="vg-_theming__summary">
      <SwatchStrip theme={theme} />
      <div className="vg-_theming__words">
        {state === 'own' ? (
          <p>
            <strong dir="ltr">{theme.primary}</strong>, seen in {mode} mode
          </p>
        ) : (
          <p>{productName} colours</p>
        )}
        {failing === 0 ? (
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            Readable in both modes
          </Badge>
        ) : (
          <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
            {failing} of {report.length} pairs are hard to read
          </Badge>
        )}
      </div>
    </div>
  )
}
