import { RotateCcw } from 'lucide-react'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import type { CheckResult } from '#mocks/contracts/publishing/check.schema.ts'
import { worseAnswers } from '#mocks/contracts/publishing/judge-answer.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useRestoreVersion } from '../core/version.queries.ts'

interface WorseDraftProps {
  region: Region
  /** The draft that was asked. */
  agent: Agent
  /** Of the latest run. */
  results: readonly CheckResult[]
}

/** Where the draft fails what visitors get answered rightly: makes what they have the draft again. */
export function WorseDraft({ region, agent, results }: WorseDraftProps) {
  const { notify } = useToast()
  const restoring = useRestoreVersion(region, agent)
  const mayRestore = useMay(restoreVersion)
  const worse = worseAnswers(results)
  const name = `Version ${agent.publishedVersion}`
  if (worse === 0) return null
  return (
    <>
      <Banner
        tone="warning"
        title="The draft answers worse than what visitors have"
        action={
          mayRestore && (
            <Button
              icon={<RotateCcw />}
              loading={restoring.isPending}
              onClick={() =>
                restoring.mutate(agent.publishedVersion, {
                  onSuccess: () =>
                    notify({
                      kind: 'success',
                      title: `${name} is the draft again`,
                      message: 'The draft as it was is kept in Version History.',
                    }),
                })
              }
            >
              Restore what visitors have
            </Button>
          )
        }
      >
        {name} passes {worse} of the checks the draft fails.
      </Banner>
      {restoring.error && (
        <Banner tone="danger" title={`${name} was not restored`}>
          {restoring.error.message}
        </Banner>
      )}
    </>
  )
}
