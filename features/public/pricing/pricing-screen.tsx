import { useEffect, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { addons, type Currency, currencies, currencyOf, plans } from '#mocks/contracts/billing/catalogue.ts'
import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { Questions } from '../parts/questions.tsx'
import { formatPrice } from './format-price.ts'
import { PlanCard } from './plan-card.tsx'
import './pricing.css'

const questions = [
  {
    question: 'What is a credit?',
    answer:
      'What an agent uses to answer. How many an answer takes depends on the model and on how much it reads. The free $5 of Pay As You Go is credit, too, and what you do not use rolls over to the next billing cycle.',
  },
  {
    question: 'When are add-ons billed?',
    answer: 'Monthly with the subscription. They take effect the next billing cycle and are non-refundable.',
  },
  {
    question: 'Can I cancel?',
    answer: 'At any time. The plan stays until the end of the billing period and then becomes Free.',
  },
  {
    question: 'What about tax?',
    answer:
      'Prices in euros and pounds include the tax of your country; the price before tax is shown beside it.',
  },
]

/** What the product costs (spec 3 §3). The currency follows the visitor's country until they choose. */
export function PricingScreen() {
  const [chosen, setChosen] = useState<Currency>()
  const [local, setLocal] = useState<Currency>('usd')
  const currency = chosen ?? local

  useEffect(() => {
    let left = false
    call(getIp, { params: { region: 'eu' } }).then(
      ({ country }) => !left && setLocal(currencyOf(country)),
      // Without a country, dollars stay.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])

  return (
    <PublicLayout title="Pricing">
      <PageHero
        title="Start free. Pay for what your agents answer."
        lead="Every plan has the whole editor, every template and the website widget."
      />
      <Stack gap={6} className="vg-_public__width vg-_pricing">
        <Row justify="center">
          <SegmentedControl
            label="Currency"
            value={currency}
            onValueChange={setChosen}
            segments={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </Row>
        <Row columns="lg" gap={5}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} currency={currency} />
          ))}
        </Row>
      </Stack>
      <PageSection
        title="Add-ons"
        help="For paid plans, by the month, at the same price in every currency."
        ground="sunken"
      >
        <table className="vg-_pricing__addons">
          <thead>
            <tr>
              <th scope="col">Add-on</th>
              <th scope="col">At most</th>
              <th scope="col">A month</th>
            </tr>
          </thead>
          <tbody>
            {addons.map(({ key, name, price, maximum }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{maximum ?? 'No limit'}</td>
                <td>{formatPrice(price, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PageSection>
      <PageSection title="Questions">
        <Questions items={questions} />
      </PageSection>
      <Closing title="Start on the free plan">Change it when your agents have work to do.</Closing>
    </PublicLayout>
  )
}
