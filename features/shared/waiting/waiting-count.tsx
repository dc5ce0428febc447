import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useWaiting } from './use-waiting.ts'
import './waiting-count.css'

/** How many visitors wait for who is signed in, beside the way to them; nothing while nobody does. */
export function WaitingCount({ agentId }: { agentId?: string }) {
  const count = useWaiting(agentId)
  return count > 0 ? (
    <span className="vg-waiting">
      {shortCount(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  ) : null
}

/** A number that stops at 100, in few signs. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
