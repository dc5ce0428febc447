import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { useAgentsOrigin } from '#features/shared/agents-origin/use-agents-origin.ts'
import { paths } from '#features/shared/paths.ts'
import { statusLinkDays } from '#mocks/contracts/domains/concierge/status-link-days.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { statusLinkQuery, useStatusLink } from './concierge.queries.ts'

/** The link by which a developer sees how a domain stands, without an account: at the agency's subdomain, where it has one. */
export function StatusLink({ owner, domain }: { owner: AgencyOwner; domain: string }) {
  const { data } = useQuery(statusLinkQuery(owner, domain))
  const { make, remove, secret } = useStatusLink(owner, domain)
  const { origin } = useAgentsOrigin(domain)
  const link = data?.link ?? null
  const failure = make.error ?? remove.error
  return (
    <Stack gap={3}>
      {secret !== undefined && link && (
        <CopyRow
          label="Link for your developer"
          value={`${origin}${paths.domainStatus.href(owner.region)}#${secret}`}
        />
      )}
      <Text size="sm" tone="muted">
        {link === null
          ? `A link shows your developer this domain’s records and nothing else. It works for ${statusLinkDays} days, without a login.`
          : secret !== undefined
            ? `Copy it now: it is shown this once. It ends on ${formatMoment(link.expiresAt)}.`
            : `There is a link for your developer until ${formatMoment(link.expiresAt)}. It was shown once; a new one ends it.`}
      </Text>
      <Row wrap>
        <Button icon={<Link2 aria-hidden />} loading={make.isPending} onClick={() => make.mutate()}>
          {link ? 'Make a new link' : 'Make a link for your developer'}
        </Button>
        {link && (
          <Button tone="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
            Take the link back
          </Button>
        )}
      </Row>
      {failure && (
        <Banner tone="danger" title="That did not work">
          {failure.message}
        </Banner>
      )}
    </Stack>
  )
}
