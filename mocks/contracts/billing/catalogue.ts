/** Currencies plans are priced in (spec 3 §9). */
export const currencies = ['usd', 'eur', 'gbp'] as const
export type Currency = (typeof currencies)[number]

/** What a plan costs in one currency, in whole units of it (spec 3 §3). */
export interface PlanPrice {
  currency: Currency
  amount: number
  /** The price before the tax that `amount` includes; absent where there is none. */
  originalAmount?: number
}

/** What someone can do about a plan. */
export interface PlanAction {
  label: string
  to: 'signup' | 'demo' | 'contact'
}

/** A plan of the platform as people see it (spec 3 §3, platform plan catalogue). */
export interface Plan {
  id: 'free' | 'pay_as_you_go' | 'enterprise'
  label: string
  description: string
  prices: readonly PlanPrice[]
  /** Whether the price is the least it can be, e.g. '1000+'. */
  from: boolean
  period: 'forever' | 'month'
  /** Under the price; absent for nothing. */
  note?: string
  features: readonly string[]
  popular: boolean
  cta: readonly PlanAction[]
}

function inEvery(amount: number): PlanPrice[] {
  return currencies.map((currency) => ({ currency, amount }))
}

/** The plans, cheapest first (spec 3 §3). */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    label: 'Free',
    description: 'Build and try agents on your own site.',
    prices: inEvery(0),
    from: false,
    period: 'forever',
    features: [
      '2 agents',
      '2 workspace seats',
      'Website widget and test chat',
      'Every template and the wizard',
    ],
    popular: false,
    cta: [{ label: 'Start for free', to: 'signup' }],
  },
  {
    id: 'pay_as_you_go',
    label: 'Pay As You Go',
    description: 'Pay for what your agents answer, month by month.',
    prices: [
      { currency: 'usd', amount: 20 },
      { currency: 'eur', amount: 22, originalAmount: 18 },
      { currency: 'gbp', amount: 20, originalAmount: 15 },
    ],
    from: false,
    period: 'month',
    note: 'plus usage',
    features: [
      'A free $5 USD of credit usage',
      'Unused credits roll over to the next billing cycle',
      'Add-ons for seats, lines, numbers and Whitelabel',
      'Top up whenever you like',
    ],
    popular: true,
    cta: [{ label: 'Get started', to: 'signup' }],
  },
  {
    id: 'enterprise',
    label: 'Enterprise',
    description: 'For teams with limits and terms of their own.',
    prices: inEvery(1000),
    from: true,
    period: 'month',
    features: ['Agents, seats and lines by agreement', 'Whitelabel included', 'Help with set-up and content'],
    popular: false,
    cta: [
      { label: 'See a demo', to: 'demo' },
      { label: 'Contact sales', to: 'contact' },
    ],
  },
]

/** Something added to a paid plan; the price is per month and the same in every currency (spec 3 §3). */
export interface Addon {
  key: 'whitelabel-new' | 'workspace-seat' | 'client_seat' | 'concurrent-call-line' | 'twilio-phone-number'
  name: string
  /** Whole units of the currency, a month. */
  price: number
  /** Most one subscription may have; null for any number. */
  maximum: number | null
}

/** The add-ons (spec 3 §3). */
export const addons: readonly Addon[] = [
  { key: 'whitelabel-new', name: 'Whitelabel', price: 50, maximum: 1 },
  { key: 'workspace-seat', name: 'Workspace seat', price: 10, maximum: null },
  { key: 'client_seat', name: 'Client seat', price: 5, maximum: null },
  { key: 'concurrent-call-line', name: 'Concurrent call line', price: 5, maximum: null },
  { key: 'twilio-phone-number', name: 'Phone number', price: 3, maximum: null },
]

const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The currency of a country: EUR in the EU, GBP in Great Britain, USD elsewhere (spec 3 §9). */
export function currencyOf(countryCode: string | null): Currency {
  if (countryCode === 'GB') return 'gbp'
  return countryCode !== null && euCountries.has(countryCode) ? 'eur' : 'usd'
}
