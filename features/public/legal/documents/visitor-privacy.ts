import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** What happens with the data of people who talk to an agent. (/privacy-policy) */
export const visitorPrivacy: LegalDocument = {
  title: 'Privacy policy for visitors',
  lead: 'What is kept of people who talk to an agent on a website.',
  changed: '2026-11-27',
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
        'a random number of the conversation, which holds nothing about you;',
        'when a page of yours last had the conversation open, for 30 days after you were last there: by it the people who answer see whether you are;',
        'an address you give in the conversation. What a person answers after you have left may be mailed there;',
        'a number made of your network address, your browser and a secret of the day, by which visitors of one day are counted. The secret is deleted after three days: from then on nobody can tell whose number it was.',
      ],
    },
    {
      heading: 'What is not kept',
      paragraphs: [
        'Opening the widget keeps nothing. There is no cookie and no record of other pages you visit.',
        'Where the widget says that what is said is not kept, no word of it is: only that a question was answered, when, whether the agent knew it, what it took, and the two numbers.',
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
