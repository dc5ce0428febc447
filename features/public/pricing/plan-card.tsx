import { Check } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import type { Currency, Plan, PlanAction } from '#mocks/contracts/billing/catalogue.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatPrice } from './format-price.ts'

const targets: Record<PlanAction['to'], string> = {
  signup: paths.signup.href(),
  demo: paths.demo.href(),
  contact: paths.contact.href(),
}

/** A plan: its price in one currency, what is in it, and what to do about it. */
export function PlanCard({ plan, currency }: { plan: Plan; currency: Currency }) {
  const price = plan.prices.find((each) => each.currency === currency)
  if (!price) return null
  const taxed = price.originalAmount
  return (
    <article className="vg-plan" data-popular={plan.popular} aria-labelledby={`plan-${plan.id}`}>
      <header className="vg-plan__head">
        <h2 id={`plan-${plan.id}`}>{plan.label}</h2>
        {plan.popular && <Badge tone="accent">Most popular</Badge>}
      </header>
      <p className="vg-plan__description">{plan.description}</p>
      <p className="vg-plan__price">
        <strong>
          {formatPrice(price.amount, currency)}
          {plan.from && '+'}
        </strong>{' '}
        {plan.period === 'forever' ? 'forever' : 'a month'}
        {plan.note !== undefined && ` ${plan.note}`}
      </p>
      {currency !== 'usd' && (
        <p className="vg-plan__tax">
          {taxed === undefined ? ' ' : `${formatPrice(taxed, currency)} before tax`}
        </p>
      )}
      <div className="vg-plan__actions">
        {plan.cta.map(({ label, to }, index) => (
          <Button key={to} tone={plan.popular && index === 0 ? 'primary' : 'neutral'} size="lg" asChild>
            <a href={targets[to]}>{label}</a>
          </Button>
        ))}
      </div>
      <ul className="vg-plan__features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
