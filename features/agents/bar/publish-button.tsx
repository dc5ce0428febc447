import { Rocket } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useOfferCommands } from '#features/shared/commands/commands-context.tsx'
import { readLocal } from '#features/shared/local-values.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { PublishStops } from '../publishing/publish-stops.tsx'
import { usePublish } from '../publishing/use-publish.ts'

const DeployHint = lazyPart(() => import('./deploy-hint.tsx').then((m) => m.DeployHint))
const PublishProgress = lazyPart(() =>
  import('../publishing/publish-progress.tsx').then((m) => m.PublishProgress),
)

/** Milliseconds of publishing after which it says what it is doing. */
const patience = 1000

interface PublishButtonProps {
  region: Region
  /** The saved draft. */
  agent: Agent
  /** Shows the code that puts the agent on a website. */
  onShowScript: () => void
}

/** Makes what is typed and saved what visitors get; says 'Published' when it is already (spec 2 §4, agent publish). */
export function PublishButton({ region, agent, onShowScript }: PublishButtonProps) {
  const [hinting, setHinting] = useState(false)
  const { notify } = useToast()
  const publishing = usePublish(region, agent, (version) => {
    if (readLocal('vg_deploy_hint') === 'off')
      notify({ kind: 'success', title: `Version ${version} is live` })
    else setHinting(true)
  })
  const { isPending, unsaved } = publishing
  const isSlow = useLongerThan(patience, isPending)
  const published = agent.publishedRev === agent.rev && !unsaved && !isPending
  useOfferCommands(
    published
      ? []
      : [
          {
            id: 'agent.publish',
            label: 'Publish',
            group: 'This agent',
            keywords: 'live deploy',
            icon: Rocket,
            run: publishing.publish,
          },
        ],
  )
  const button = (
    <Button
      tone="primary"
      disabled={published}
      loading={isPending || unsaved?.saving}
      onClick={publishing.publish}
    >
      {published ? 'Published' : 'Publish'}
    </Button>
  )
  if (publishing.finding || publishing.stoppedBy !== undefined) {
    return (
      <>
        {button}
        <PublishStops region={region} agent={agent} publishing={publishing} />
      </>
    )
  }
  if (isSlow) {
    return (
      <Suspense fallback={button}>
        <PublishProgress
          trigger={button}
          reached={publishing.reached}
          hasCss={agent.customCSS !== ''}
          onStop={publishing.stop}
        />
      </Suspense>
    )
  }
  if (!hinting) return button
  return (
    <Suspense fallback={button}>
      <DeployHint
        trigger={button}
        version={agent.publishedVersion}
        onClose={() => setHinting(false)}
        onShowScript={onShowScript}
      />
    </Suspense>
  )
}

/** Whether something has gone on for so many milliseconds. */
function useLongerThan(ms: number, isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLong(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [ms, isOn])
  return isLong
}
