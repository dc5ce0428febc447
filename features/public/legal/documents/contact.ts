import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** How to reach whoever runs it. (/legal/contact) */
export const contact: LegalDocument = {
  title: 'Contact',
  lead: 'Where questions about {brand} go.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'You talked to an agent on a website',
      paragraphs: [
        'The website runs the agent and answers for what it says. Please write to the website first: only it can see and change what the agent knows.',
      ],
    },
    {
      heading: 'You have an account',
      paragraphs: [
        'Tell us the number under the message if something failed: it finds the moment in our logs. Please do not send passwords, codes or keys. Nobody here asks for them.',
      ],
    },
    {
      heading: 'You found a weakness',
      paragraphs: [
        'Write before you publish it, with the steps that show it. Use accounts of your own for trying, and stop once the point is proven. You get an answer within three working days.',
      ],
    },
    {
      heading: 'You want to talk about a larger plan',
      paragraphs: ['Say how many agents, people and conversations you think of, and in which region.'],
    },
  ],
}

export const ContactPage = legalPage(contact)
