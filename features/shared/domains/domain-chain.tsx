import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import type { ChainStep } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import { type LinkState, StateChain } from '#ui/state-chain/state-chain.tsx'

const labels: Record<ChainStep, string> = {
  record: 'Record',
  seen: 'Seen',
  verified: 'Verified',
  certificate: 'Certificate',
  live: 'Live',
}
const states: Record<Diagnosis['chain'][number]['state'], LinkState> = {
  done: 'done',
  wrong: 'failed',
  waiting: 'working',
  ahead: 'waiting',
}

/** The way of a domain from its record to its page, and where on it the domain is. */
export function DomainChain({ host, chain }: Pick<Diagnosis, 'host' | 'chain'>) {
  const links = chain.map(({ step, state }) => ({ label: labels[step], state: states[state] }))
  return <StateChain label={`How far ${host} has come`} links={links} />
}
