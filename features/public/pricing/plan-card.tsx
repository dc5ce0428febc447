import { Check } from 'lucide-react'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import type { Currency, Plan, PlanAction } from '#mocks/contracts/billing/catalogue.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { formatPrice } from './format-price.ts'

/** Where an action leads: nobody who is signed in is asked to sign up. */
function actionOf({ label, to }: PlanAction, plan: Plan): { label: string; href: string } {
  if (to === 'demo') return { label, href: paths.demo.href() }
  if (to === 'contact') return { label, href: paths.contact.href() }
  if (!readBoot().hasSession) return { label, href: paths.signup.href() }
  if (plan.id === 'free') return { label: 'Open your agents', href: paths.agents.href(preferredRegion()) }
  return { label: 'Ask for this plan', href: paths.contact.href() }
}

/** A plan: its price in one currency, what is in it, and what to do about it. */
export function PlanCard({ plan, currency }: { plan: Plan; currency: Currency }) {
  const price = plan.prices.find((each) => each.currency === currency)
  if (!price) return null
  const taxed = price.originalAmount
  return (
    <Stack
      as="article"
      gap={3}
      className="vg-_plan"
      data-popular={plan.popular}
      aria-labelledby={`plan-${plan.id}`}
    >
      <Row as="header" wrap justify="between">
        <Heading id={`plan-${plan.id}`} level={2} size="xl">
          {plan.label}
        </Heading>
        {plan.popular && <Badge tone="accent">Most popular</Badge>}
      </Row>
      <Text tone="muted">{plan.description}</Text>
      <Text tone="muted" className="vg-_plan__price">
        <strong>
          {formatPrice(price.amount, currency)}
          {plan.from && '+'}
        </strong>{' '}
        {plan.period === 'forever' ? 'forever' : 'a month'}
        {plan.note !== undefined && ` ${plan.note}`}
      </Text>
      {currency !== 'usd' && (
        <Text size="sm" tone="muted">
          {taxed === undefined ? '\u00a0' : `${formatPrice(taxed, currency)} before tax`}
        </Text>
      )}
      <div className="vg-_plan__actions">
        {plan.cta
          .map((action) => actionOf(action, plan))
          .map(({ label, href }, index) => (
            <Button key={label} tone={plan.popular && index === 0 ? 'primary' : 'neutral'} size="lg" asChild>
              <a href={href}>{label}</a>
            </Button>
          ))}
      </div>
      <Stack as="ul" gap={3} className="vg-_plan__features">
        {plan.features.map((feature) => (
          <Row as="li" key={feature} align="start">
            <Check aria-hidden />
            {feature}
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
