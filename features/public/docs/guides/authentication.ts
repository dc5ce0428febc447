import { paths } from '#features/shared/paths.ts'
import { askAgent } from '../examples/ask-agent.ts'
import { changeAgent } from '../examples/change-agent.ts'
import { publishAgent } from '../examples/publish-agent.ts'
import { readAgent } from '../examples/read-agent.ts'
import type { Guide } from '../guide.types.ts'

/** Keys, regions and the calls most begin with. */
export const authentication: Guide = {
  slug: 'authentication',
  title: 'Authentication',
  lead: 'Which key gives access to what, where calls go, and the calls most servers begin with.',
  sections: [
    {
      id: 'keys',
      heading: 'API keys',
      alsoCalled: 'API key, secret key, bearer token, credentials, authorization',
      blocks: [
        {
          kind: 'text',
          text: 'Send a key as a bearer with every call. There are two kinds, and only the workspace’s owner can make, replace and revoke them. A key is shown once; we keep no copy of it.',
        },
        {
          kind: 'terms',
          label: 'Kinds of keys',
          inWords: true,
          items: [
            [
              'Key of an agent',
              'Gives access to this agent alone: reading and changing it, publishing, its versions, knowledge and conversations. Made in the agent’s settings under Security.',
            ],
            [
              'Secret of a workspace',
              'Gives access to all agents of the workspace, its library and its events. It cannot delete the workspace or make keys. Made under API keys in the workspace menu.',
            ],
          ],
        },
        {
          kind: 'note',
          title: 'For servers only',
          text: 'Never put a key into a page or an app: whoever reads it can do all it opens. The widget needs none.',
        },
      ],
      example: readAgent,
    },
    {
      id: 'regions',
      heading: 'Regions',
      alsoCalled: 'EU, US, Europe, North America, data center, where data is kept',
      blocks: [
        {
          kind: 'text',
          text: 'Agents live in one of two regions, `eu` and `na`, and an address names it: `/api/eu/…`. A key works in its own region only; in the other one the answer is `401`. You find yours in the address of the agent’s page.',
        },
      ],
    },
    {
      id: 'change-an-agent',
      heading: 'Change an agent',
      blocks: [
        {
          kind: 'text',
          text: 'Send the fields you change and no others. The answer is the agent as it is now. This changes the draft; visitors see it when you publish.',
        },
      ],
      example: changeAgent,
    },
    {
      id: 'lost-updates',
      heading: 'When others change it, too',
      alsoCalled: 'optimistic locking, rev',
      blocks: [
        {
          kind: 'text',
          text: `Each document has a \`rev\` that grows with every change. Send the one you read, and a field that somebody changed since is a \`409\` instead of lost work. [Errors and limits](${paths.docsPage.href('errors')}) has an example.`,
        },
      ],
    },
    {
      id: 'ask-an-agent',
      heading: 'Ask an agent',
      alsoCalled: 'send a message, stream the answer, streaming',
      blocks: [
        {
          kind: 'text',
          text: 'The test chat answers from the draft. An answer comes as blocks of text, lists and code with the pages it came from in `sources`; `known` is false where the agent said it does not know.',
        },
        {
          kind: 'text',
          text: 'Send `Accept: application/x-ndjson` to read the answer while it is written: a line of JSON for each piece, then one with the whole answer.',
        },
      ],
      example: askAgent,
    },
    {
      id: 'publish-an-agent',
      heading: 'Publish an agent',
      blocks: [{ kind: 'text', text: 'Makes the draft the version visitors see, at once and everywhere.' }],
      example: publishAgent,
    },
  ],
}
