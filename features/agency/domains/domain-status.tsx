import { ArrowUpRight } from 'lucide-react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import type { DomainState } from '#mocks/contracts/domains/domain.schema.ts'
import { domainWords, renewalWords, troubleWords } from '#mocks/contracts/domains/host-words.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { AgencyShown } from '../settings/agency-shown.ts'
import { timeLeft } from './time-left.ts'

interface DomainStatusProps {
  state: DomainState
  /** Whether what is live shows its agency. */
  shown: AgencyShown
  /** Whether the server has an address that a domain can lead to. */
  isPublic: boolean
  /** It is being looked at. */
  checking: boolean
  onCheck: () => void
}

/** How far a domain has come, in the specification's words (spec 1 §4, §8). */
export function DomainStatus({ state, shown, isPublic, checking, onCheck }: DomainStatusProps) {
  const now = useNow()
  const { domain, unicode, isVerified, isLive, url, releasedAt, trouble } = state
  const why =
    trouble &&
    troubleWords(trouble.kind, trouble.retryAt === null ? null : timeLeft(trouble.retryAt - now() / 1000))
  const check = (
    <Button size="sm" loading={checking} onClick={onCheck}>
      Check again
    </Button>
  )
  return (
    <Stack gap={3}>
      <Text weight="medium">
        {unicode}
        {unicode !== domain && (
          <>
            {' '}
            <CopyText label="domain" value={domain} wrap />
          </>
        )}
      </Text>
      {releasedAt !== null ? (
        <Banner tone="danger" title="The records of this domain are no longer right" action={check}>
          {`${shown.isShown ? 'It goes on working for now. ' : ''}It is given back in ${timeLeft(releasedAt - now() / 1000)} unless its records are there again.`}
        </Banner>
      ) : !isVerified ? (
        <Banner tone="warning" title={domainWords.notVerified} action={check}>
          {isPublic ? domainWords.patience : domainWords.noAddress}
        </Banner>
      ) : !isLive && trouble ? (
        <Banner tone="warning" title="Its certificate has to wait" action={check}>
          {why}
        </Banner>
      ) : !isLive ? (
        <Banner icon={<Spinner label="" />} title={domainWords.certificate} action={check}>
          The domain is verified.
        </Banner>
      ) : !shown.isShown ? null : (
        <Banner
          tone="success"
          title={domainWords.live}
          action={
            <Button asChild tone="primary" size="sm">
              <a href={url} target="_blank" rel="noreferrer">
                Open
                <ArrowUpRight aria-hidden />
              </a>
            </Button>
          }
        >
          {shown.until === null ? undefined : accessEndWords.hostUntil(formatMoment(shown.until))}
        </Banner>
      )}
      {isLive && trouble?.servedUntil && (
        <Banner tone="danger" title={renewalWords.title}>
          {why}{' '}
          {renewalWords.lasts(
            formatMoment(trouble.servedUntil),
            timeLeft(trouble.servedUntil - now() / 1000),
          )}
        </Banner>
      )}
      {isVerified && !shown.isShown && (
        <Banner tone="warning" title={accessEndWords.hostOver}>
          {shown.until === null ? accessEndWords.back : accessEndWords.hostSince(formatMoment(shown.until))}
        </Banner>
      )}
    </Stack>
  )
}
