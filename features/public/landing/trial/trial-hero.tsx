import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PageHero } from '../../parts/page-hero.tsx'
import { BrandLab } from '../brand-lab.tsx'
import { TrialForm } from './trial-form.tsx'
import { keptTrialName, trialWords } from './trial-words.ts'

const loadPanel = () => import('./trial-panel.tsx')
// Not `lazyPart`: the form says what did not arrive, and its Retry is more bytes than this page has.
const TrialPanel = lazy(async () => ({ default: (await loadPanel()).TrialPanel }))

interface TrialHeroProps {
  title: string
  lead: string
  /** Other ways on, below the form. */
  children: ReactNode
}

/** A first view: an example to play with, and the visitor's own website to ask. */
export function TrialHero({ title, lead, children }: TrialHeroProps) {
  /** Without a website: the one this tab keeps. */
  const [trial, setTrial] = useState<{ website?: string; number: number } | undefined>(() =>
    hasKeptTrial() ? { number: 0 } : undefined,
  )
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<string>()

  function leave() {
    setTrial(undefined)
    setRunning(false)
  }

  return (
    <PageHero
      title={title}
      lead={lead}
      actions={
        <>
          <TrialForm
            running={running}
            error={error}
            onWanted={() => loadPanel().catch(() => undefined)}
            onTry={(website) => {
              setRunning(true)
              setError(undefined)
              loadPanel().then(
                () => setTrial({ website, number: (trial?.number ?? 0) + 1 }),
                () => {
                  setRunning(false)
                  setError(trialWords.notLoaded)
                },
              )
            }}
          />
          {children}
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
