import { paths } from '#features/shared/paths.ts'
import { readAgent } from '../examples/read-agent.ts'
import type { Guide } from '../guide.types.ts'
import { embedSnippet } from './embed-snippets.ts'

/** From nothing to an agent on a website. */
export const quickStart: Guide = {
  slug: '',
  title: 'Quick start',
  lead: 'From nothing to an agent that answers on your website, and the first call from your own server.',
  sections: [
    {
      id: 'make-an-agent',
      heading: 'Make an agent',
      alsoCalled: 'create or train an agent, sign up, getting started',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            `[Create an account](${paths.signup.href()}) with your email address. A code is emailed to you; there is nothing to install.`,
            'Enter the address of your website. Its pages are read while you wait and become what the agent knows.',
            'Or start from a template, or blank, with New Agent on the list of agents.',
          ],
        },
        {
          kind: 'text',
          text: 'An agent answers from its knowledge and names the pages an answer came from. What it does not know it says.',
        },
      ],
    },
    {
      id: 'try-it',
      heading: 'Try it',
      alsoCalled: 'test an agent before publishing',
      blocks: [
        {
          kind: 'text',
          text: 'Open the test chat and ask what your customers ask. The test chat talks to the draft: what you change is there at once, and no visitor sees it yet.',
        },
      ],
    },
    {
      id: 'publish',
      heading: 'Publish',
      alsoCalled: 'go live',
      blocks: [
        {
          kind: 'text',
          text: 'Press Publish. The draft becomes the next version, and every page that has the agent shows it from then on. Earlier versions stay in the version history; each can be made the draft again.',
        },
      ],
    },
    {
      id: 'put-it-on-your-website',
      heading: 'Put it on your website',
      alsoCalled: 'embed, install or add it to a site',
      blocks: [
        {
          kind: 'text',
          text: 'Copy the embed code from the agent’s Widget tab and paste it before `</body>`. It is one script that names the agent and nothing else.',
        },
        { kind: 'text', text: `[Embedding](${paths.docsPage.href('embedding')}) has the other ways.` },
      ],
      snippet: embedSnippet('popup'),
    },
    {
      id: 'call-the-api',
      heading: 'Call the API',
      alsoCalled: 'first API call',
      blocks: [
        {
          kind: 'text',
          text: 'Everything the screens do with agents goes through the API, and your servers can do it, too. Make a key in the agent’s settings under Security, put it into the environment and read the agent.',
        },
        {
          kind: 'terms',
          label: 'Environment of the examples',
          items: [
            ['VOICEGLOW_KEY', 'The key of an agent, or the secret of a workspace.'],
            ['AGENT_ID', 'The 16 characters in the address of the agent’s page.'],
          ],
        },
        {
          kind: 'text',
          text: `[Authentication](${paths.docsPage.href('authentication')}) says which key opens what.`,
        },
      ],
      example: readAgent,
    },
  ],
}
