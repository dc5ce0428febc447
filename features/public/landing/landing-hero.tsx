import { lazy, Suspense, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { PageHero } from '../parts/page-hero.tsx'
import { StartActions } from '../parts/start-actions.tsx'
import { BrandLab } from './brand-lab.tsx'
import { dropTrial, type KeptTrial, keptTrial } from './trial/kept-trial.ts'
import { TrialForm } from './trial/trial-form.tsx'

const loadPanel = () => import('./trial/trial-panel.tsx')
const TrialPanel = lazy(async () => ({ default: (await loadPanel()).TrialPanel }))

/** The first view: an example to play with, and the visitor's own website to ask. */
export function LandingHero() {
  const now = useNow()
  const [trial, setTrial] = useState<(Partial<KeptTrial> & { website: string; number: number }) | undefined>(
    () => {
      const kept = keptTrial(now())
      return kept && { ...kept, number: 0 }
    },
  )
  const [running, setRunning] = useState(false)

  function leave() {
    dropTrial()
    setTrial(undefined)
    setRunning(false)
  }

  return (
    <PageHero
      title="Agents that answer from what your business knows"
      lead="Give it your website. Get a chat agent that wears your brand, answers with its source, and says so when it does not know."
      actions={
        <>
          <TrialForm
            running={running}
            onWanted={loadPanel}
            onTry={(website) => {
              setTrial({ website, number: (trial?.number ?? 0) + 1 })
              setRunning(true)
            }}
          />
          <StartActions quiet />
        </>
      }
      aside={
        trial ? (
          <Suspense fallback={<BrandLab />}>
            <TrialPanel
              key={trial.number}
              website={trial.website}
              kept={trial.trial}
              onSettled={() => setRunning(false)}
              onLeave={leave}
            />
          </Suspense>
        ) : (
          <BrandLab />
        )
      }
    />
  )
}
