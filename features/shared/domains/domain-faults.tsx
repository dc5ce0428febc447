import type { Diagnosis, Fault } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { isFine } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface DomainFaultsProps extends Pick<Diagnosis, 'faults' | 'provider'> {
  /** Heading level of what else was found. @default 3 */
  level?: 2 | 3
}

/** What was found at a domain, in words: what comes first, open; whatever else, below. The records say the rest. */
export function DomainFaults({ faults: [first, ...others], provider, level }: DomainFaultsProps) {
  return (
    <Stack>
      {first && (
        <>
          <Banner tone={toneOf(first)} title={first.title}>
            {first.meaning}
          </Banner>
          <FaultAdvice fault={first} provider={provider} />
        </>
      )}
      {others.length > 0 && (
        <CollapsibleCard title={`Also found (${others.length})`} level={level}>
          <Stack gap={5}>
            {others.map((fault) => (
              <Stack key={fault.code} gap={2}>
                <Text weight="medium">{fault.title}</Text>
                <Text>{fault.meaning}</Text>
                <FaultAdvice fault={fault} provider={provider} />
              </Stack>
            ))}
          </Stack>
        </CollapsibleCard>
      )}
    </Stack>
  )
}

function toneOf({ code, who }: Fault) {
  if (isFine(code)) return 'success'
  return who === 'time' ? 'info' : 'warning'
}

/** What to change, where, and who can. */
function FaultAdvice({ fault, provider }: { fault: Fault } & Pick<Diagnosis, 'provider'>) {
  const { advice, who, whoWords, code } = fault
  return (
    <Stack gap={3}>
      <Text>{advice}</Text>
      {!isFine(code) && who !== 'time' && (
        <Text size="sm" tone="muted">
          Who can do it: {whoWords}.
          {who === 'dns' &&
            provider &&
            ` There, records are under ${provider.panel}; the name goes into ${provider.nameField}, the value into ${provider.valueField}.`}
        </Text>
      )}
    </Stack>
  )
}
