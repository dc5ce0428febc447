import { lazy, Suspense, useState } from 'react'
import { readLocal } from '#features/shared/local-values.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { usePublish } from './use-publish.ts'

const DeployHint = lazy(() => import('./deploy-hint.tsx').then((module) => ({ default: module.DeployHint })))

/** Props of `PublishButton`. */
interface PublishButtonProps {
  region: Region
  /** The saved draft. */
  agent: Agent
  /** Shows the code that puts the agent on a website. */
  onShowScript: () => void
}

/** Makes the saved draft what visitors get; says 'Published' when it is already (spec 2 §4, agent publish). */
export function PublishButton({ region, agent, onShowScript }: PublishButtonProps) {
  const [hinting, setHinting] = useState(false)
  const published = agent.publishedRev === agent.rev
  const publishing = usePublish(region, agent, () => setHinting(readLocal('vg_deploy_hint') !== 'off'))
  const button = (
    <Button
      tone="primary"
      disabled={published}
      loading={publishing.isPending}
      onClick={() => publishing.mutate()}
    >
      {published ? 'Published' : 'Publish'}
    </Button>
  )
  if (!hinting) return button
  return (
    <Suspense fallback={button}>
      <DeployHint
        trigger={<span>{button}</span>}
        onClose={() => setHinting(false)}
        onShowScript={onShowScript}
      />
    </Suspense>
  )
}
