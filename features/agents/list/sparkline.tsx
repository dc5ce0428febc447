import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './sparkline.css'
import { formatCount } from '#ui/format/number.ts'

const width = 40
const height = 16

/** Numbers of the last days as a line 40 px wide; the words say the sum. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const total = days.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, ...days)
  const step = width / Math.max(1, days.length - 1)
  const points = days.map((count, day) => `${day * step},${height - 1 - (count / most) * (height - 2)}`)
  return (
    <span className="vg-_sparkline">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
      <span title="In the last 7 days">
        {formatCount(total, 'conversation')}
        <VisuallyHidden> in the last 7 days</VisuallyHidden>
      </span>
    </span>
  )
}
