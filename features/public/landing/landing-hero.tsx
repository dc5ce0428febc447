import { lazy, Suspense, useState } from 'react'
import { PageHero } from '../parts/page-hero.tsx'
import { StartActions } from '../parts/start-actions.tsx'
import { BrandLab } from './brand-lab.tsx'
import { TrialForm } from './trial/trial-form.tsx'
import { keptTrialName } from './trial/trial-words.ts'

const loadPanel = () => import('./trial/trial-panel.tsx')
const TrialPanel = lazy(async () => ({ default: (await loadPanel()).TrialPanel }))

/** The first view: an example to play with, and the visitor's own website to ask. */
export function LandingHero() {
  /** Without a website: the one this tab keeps. */
  const [trial, setTrial] = useState<{ website?: string; number: number } | undefined>(() =>
    hasKeptTrial() ? { number: 0 } : undefined,
  )
  const [running, setRunning] = useState(false)

  function leave() {
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

/** Whether this tab may still have a trial; the panel, which is fetched then, knows. */
function hasKeptTrial(): boolean {
  try {
    return sessionStorage.getItem(keptTrialName) !== null
  } catch {
    return false
  }
}
