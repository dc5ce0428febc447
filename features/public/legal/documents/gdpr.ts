import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** How the General Data Protection Regulation is met. (/legal/gdpr) */
export const gdpr: LegalDocument = {
  title: 'GDPR',
  lead: 'Who does what with personal data, and how you get at yours.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Roles',
      paragraphs: [
        'For the data of account holders the operator of this installation is the controller. For what visitors write to an agent, the owner of the agent is the controller and the operator processes it on their behalf, as Article 28 describes.',
      ],
    },
    {
      heading: 'Where data is kept',
      paragraphs: [
        'Every workspace belongs to a region, Europe or North America, chosen by its owner. Its agents, knowledge and conversations are kept in the database of that region and not copied to the other.',
      ],
    },
    {
      heading: 'Processors',
      paragraphs: [
        'An installation can be connected to a mail server and to a language model. If a model is connected, the question, the passages that fit it and the instructions of the agent are sent to it to write the answer. Without one, answers are made in this installation alone.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['You may at any time:'],
      list: [
        'ask what is kept about you and get a copy;',
        'have it corrected or deleted;',
        'object to its use, or have it restricted;',
        'take it elsewhere in a common format;',
        'complain to the data protection authority of your country.',
      ],
    },
    {
      heading: 'What protects it',
      paragraphs: [
        'Passwords, sessions and keys are stored as hashes. Every call is checked against the workspace it is about, and this is tested for every kind of caller. Emails and logs hold no passwords, keys or messages of visitors.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'Account data until the account is deleted. Agents, knowledge and conversations until they or their workspace are deleted. Sign-in codes ten minutes, sessions 30 days, readings of a website one hour.',
      ],
    },
  ],
}

export const GdprPage = legalPage(gdpr)
