import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { DomainChain } from '#features/shared/domains/domain-chain.tsx'
import { DomainFaults } from '#features/shared/domains/domain-faults.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { readDomainStatus } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { DnsRecordsTable } from '#ui/dns-records-table/dns-records-table.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import './domain-status.css'

interface DomainStatusScreenProps {
  region: Region
  /** What the link carries. */
  secret: string
}

type Step =
  | { name: 'loading' }
  | { name: 'invalid' }
  | { name: 'failed'; error: unknown }
  | { name: 'open'; diagnosis: Diagnosis; expiresAt: number }

/** What a developer sees from a link, without an account: how a domain stands, and the records it needs. */
export function DomainStatusScreen({ region, secret }: DomainStatusScreenProps) {
  const [step, setStep] = useState<Step>({ name: 'loading' })
  const [looking, setLooking] = useState(false)
  const read = useCallback(async () => {
    setLooking(true)
    try {
      const shown = await call(readDomainStatus, { params: { region }, body: { secret } })
      setStep({ name: 'open', ...shown })
    } catch (error) {
      const isUnknown = error instanceof ApiError && [404, 422].includes(error.status)
      setStep(isUnknown ? { name: 'invalid' } : { name: 'failed', error })
    } finally {
      setLooking(false)
    }
  }, [region, secret])
  useEffect(() => void read(), [read])

  return (
    <main className="vg-_domain-status">
      {step.name === 'loading' && <Spinner label="Looking at the domain" size="lg" />}
      {step.name === 'failed' && (
        <FailureState
          error={step.error}
          title="The domain could not be looked at"
          onRetry={() => void read()}
          retrying={looking}
        />
      )}
      {step.name === 'invalid' && (
        <Stack gap={2}>
          <Heading level={1}>This link does not work any more</Heading>
          <Text tone="muted">
            It is incomplete, has ended, or was replaced by a newer one. Ask whoever sent it for a new one.
          </Text>
        </Stack>
      )}
      {step.name === 'open' && (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{step.diagnosis.host}</Heading>
            <Text tone="muted">This page works until {formatMoment(step.expiresAt)}.</Text>
          </Stack>
          <DomainChain {...step.diagnosis} />
          <DomainFaults {...step.diagnosis} />
          <Section title="The records it needs" level={2} size="md">
            <DnsRecordsTable records={step.diagnosis.records} />
          </Section>
          <Row>
            <Button loading={looking} onClick={() => void read()}>
              Look again
            </Button>
          </Row>
        </Stack>
      )}
    </main>
  )
}
