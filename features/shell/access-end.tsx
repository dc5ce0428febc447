import { useQuery } from '@tanstack/react-query'
import { agencyQuery } from '#features/shared/agency/agency.query.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import { areHostsShown, hostsShownUntil } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'

/** White-label access is over: until when domains and mails show the agency, or since when they do not; nothing where it has neither. */
export function AccessEnd({ workspace }: { workspace: Pick<Workspace, 'internal' | 'uid'> }) {
  const { region } = useWorkspace()
  const now = useNow()
  const { data: agency } = useQuery(agencyQuery({ region, workspaceId: workspace.uid }))
  const until = hostsShownUntil(workspace, now())
  const hasSome = agency && (agency.VGsubDomain || agency.customDomain || agency.resendEmailDomain)
  if (until === null || !hasSome) return null
  const isShown = areHostsShown(workspace, now())
  const { until: goesOn, since } = accessEndWords
  return <p className="vg-navigation__trial">{(isShown ? goesOn : since)(formatMoment(until))}</p>
}
