import { Check, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './state-chain.css'

/** How one link of the chain stands. */
export type LinkState = 'done' | 'working' | 'waiting' | 'failed'

/** One link of a `StateChain`. */
export interface ChainLink {
  /** What has been reached: 'Record', 'Seen', 'Verified', 'Certificate', 'Live'. */
  label: string
  state: LinkState
}

/** Everything else reaches the list element. */
export interface StateChainProps extends ComponentProps<'ol'> {
  /** What goes through the states, for screen readers. */
  label: string
  links: readonly ChainLink[]
  /** @default the scope's */
  variant?: ThemeVariant
}

const spoken: Record<LinkState, string> = {
  done: 'done',
  working: 'in progress',
  waiting: 'not yet',
  failed: 'failed',
}

/** How far something has come that goes on by itself: record, seen, verified, certificate, live. */
export function StateChain({ label, links, variant, className, ...rest }: StateChainProps) {
  return (
    <ol
      aria-label={label}
      {...rest}
      className={cx('vg-state-chain', className)}
      data-variant={useThemeVariant(variant)}
    >
      {links.map((link) => (
        <li key={link.label} className="vg-state-chain__link" data-state={link.state}>
          <span className="vg-state-chain__mark" aria-hidden>
            {link.state === 'done' && <Check />}
            {link.state === 'failed' && <X />}
          </span>
          <span className="vg-state-chain__label">{link.label}</span>
          <VisuallyHidden>: {spoken[link.state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
