import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** When money comes back. (/legal/refund-policy) */
export const refunds: LegalDocument = {
  title: 'Refund policy',
  lead: 'When you get money back, and when not.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Plans',
      paragraphs: [
        'You can cancel at any time. The plan stays until the end of the period that is paid for and is not billed again. A period that has begun is not refunded in part.',
      ],
    },
    {
      heading: 'Add-ons',
      paragraphs: ['Add-ons are billed monthly with the subscription and are non-refundable.'],
    },
    {
      heading: 'Credits',
      paragraphs: [
        'Credits you have bought and not used can be refunded within 14 days of the purchase. Credits that were used, and credits that came free with a plan, cannot. Unused credits roll over to the next billing cycle.',
      ],
    },
    {
      heading: 'When something went wrong',
      paragraphs: [
        'If you were charged twice, charged after cancelling, or if the service was out for longer than a day through its own fault, write to the address below. You get back what was charged wrongly, or a fair share for the time it was out.',
      ],
    },
    {
      heading: 'How it comes back',
      paragraphs: [
        'Refunds go to the card that was charged, within ten working days. Rights that consumers have by law, such as a right to withdraw, are not touched by this page.',
      ],
    },
  ],
}

export const RefundsPage = legalPage(refunds)
