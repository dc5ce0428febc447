import { useEffect, useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { hideMs, type LoadingMilestone, loadingStage, nextProgress, tickMs } from './loading-progress.ts'
import './loading-overlay.css'

interface LoadingOverlayProps {
  /** What really happened so far. */
  reached: LoadingMilestone
  /** It has gone. */
  onHidden: () => void
}

/** The branded screen over the first load of a session; never in the way of an app that is ready (spec 2 §2.5). */
export function LoadingOverlay({ reached, onHidden }: LoadingOverlayProps) {
  const [progress, setProgress] = useState(0)
  const ready = reached === 'screen'
  const shown = Math.round(ready ? 100 : progress)

  useEffect(() => {
    if (ready) {
      const hiding = setTimeout(onHidden, hideMs)
      return () => clearTimeout(hiding)
    }
    const ticking = setInterval(
      () => setProgress((current) => nextProgress(current, reached, Math.random())),
      tickMs,
    )
    return () => clearInterval(ticking)
  }, [ready, reached, onHidden])

  return (
    <div className="vg-loading" data-ready={ready || undefined}>
      <Stack gap={3} align="center" className="vg-_loading__middle">
        <BrandMark className="vg-loading__mark" />
        <p className="vg-loading__name">{readBoot().brand.name}</p>
        <progress className="vg-loading__bar" max={100} value={shown} aria-label="Loading" />
        <Text size="sm" tone="muted" role="status">
          {loadingStage(shown)}
        </Text>
        <Text size="sm" tone="muted" numeric aria-hidden="true">
          {shown}%
        </Text>
      </Stack>
    </div>
  )
}
