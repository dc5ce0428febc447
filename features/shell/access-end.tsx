import { useQuery } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { areHostsShown, hostsShownUntil } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'

/** White-label access is over: until when domains and mails show the agency, or since when they do not; nothing where it has neither. */
export function AccessEnd({ workspace }: { workspace: Pick<Workspace, 'internal' | 'uid'> }) {
  const { region } = useWorkspace()
  const now = useNow()
  const { data: agency } = useQuery({
    // The same document the agency's own screens read.
    queryKey: [getAgency.id, region, workspace.uid],
    queryFn: ({ signal }) => call(getAgency, { params: { region, agencyId: workspace.uid }, signal }),
  })
  const until = hostsShownUntil(workspace, now())
  const hasSome = agency && (agency.VGsubDomain || agency.customDomain || agency.resendEmailDomain)
  if (until === null || !hasSome) return null
  const isShown = areHostsShown(workspace, now())
  const { until: goesOn, since } = accessEndWords
  return <p className="vg-navigation__trial">{(isShown ? goesOn : since)(formatMoment(until))}</p>
}
