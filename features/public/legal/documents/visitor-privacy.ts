import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** What happens with the data of people who talk to an agent. (/privacy-policy) */
export const visitorPrivacy: LegalDocument = {
  title: 'Privacy policy for visitors',
  lead: 'What is kept of people who talk to an agent on a website.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Who answers for it',
      paragraphs: [
        'The website the agent is on decides what the agent is for and answers for your data. {brand} runs the agent on its behalf.',
      ],
    },
    {
      heading: 'What is kept',
      paragraphs: ['From your first message on:'],
      list: [
        'what you wrote and what the agent answered, with the time;',
        'a random number of the conversation, which holds nothing about you.',
      ],
    },
    {
      heading: 'What is not kept',
      paragraphs: [
        'Opening the widget keeps nothing. There is no cookie, no fingerprint and no record of other pages you visit.',
        'Your network address is used to hold off floods of calls and is not written into the conversation.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'People whom the website let into its workspace. If the installation uses a language model, your question is sent to it to write the answer.',
      ],
    },
    {
      heading: 'Please do not send',
      paragraphs: [
        'Passwords, card numbers or anything about your health, unless the website asks for it and you trust it with that.',
      ],
    },
    {
      heading: 'Having it deleted',
      paragraphs: [
        'Write to the website. It can delete conversations, and must do so where the law gives you the right.',
      ],
    },
  ],
}

export const VisitorPrivacyPage = legalPage(visitorPrivacy)
