import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** What the product is and what it holds to. (/legal/about) */
export const about: LegalDocument = {
  title: 'About',
  lead: '{brand} is a platform to build, brand and run chat and voice agents.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'What it is for',
      paragraphs: [
        'Businesses answer the same questions many times a day, and most of the answers are already on their website. {brand} turns those pages into an agent that answers in the words of the business and names the page an answer comes from.',
        'Agencies build such agents for their clients and put their own name on them.',
      ],
    },
    {
      heading: 'What it holds to',
      paragraphs: ['A few decisions run through the whole product.'],
      list: [
        'An agent that does not know says so. An invented answer costs more than no answer.',
        'What visitors see is what somebody published, never a draft.',
        'A brand is more than a logo: every control follows the tokens of its owner, and text keeps its contrast.',
        'Secrets are shown once and stored as hashes. What a browser does not need never reaches it.',
        'Keyboard, screen reader, large text, right to left, reduced motion: each is tested with every change.',
      ],
    },
    {
      heading: 'Who runs it',
      paragraphs: [
        '{brand} can be run by anybody on their own machines. What is said here about data and regions holds for this installation as far as its operator keeps to it.',
      ],
    },
  ],
}

export const AboutPage = legalPage(about)
