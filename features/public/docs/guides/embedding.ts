import { paths } from '#features/shared/paths.ts'
import type { Guide } from '../guide.types.ts'
import { embedSnippet } from './embed-snippets.ts'

/** The ways onto a page, and what they follow. */
export const embedding: Guide = {
  slug: 'embedding',
  title: 'Embedding',
  lead: 'Three ways to put an agent on a page, where it may stand, and what changes when you publish.',
  sections: [
    {
      id: 'popup',
      heading: 'A bubble on every page',
      blocks: [
        {
          kind: 'text',
          text: 'The script draws a bubble in a lower corner of the page and opens the chat over it. Paste it once, before `</body>`.',
        },
        {
          kind: 'text',
          text: 'It waits until the page is there and loads the chat when somebody is about to open it, so it does not slow your page down.',
        },
        {
          kind: 'terms',
          label: 'From your own code',
          items: [
            ['VoiceGlow.open()', 'Opens the chat.'],
            ['VoiceGlow.close()', 'Closes it.'],
            ['VoiceGlow.toggle()', 'Opens a closed chat and closes an open one.'],
          ],
        },
      ],
      snippet: embedSnippet('popup'),
    },
    {
      id: 'chat',
      heading: 'A chat in the page',
      blocks: [
        {
          kind: 'text',
          text: 'The chat fills a container of yours. Give the container any size; `data-target` finds it.',
        },
      ],
      snippet: embedSnippet('chat'),
    },
    {
      id: 'iframe',
      heading: 'A frame, without a script',
      blocks: [{ kind: 'text', text: 'For site builders that allow no scripts. It shows the same chat.' }],
      snippet: embedSnippet('iframe'),
    },
    {
      id: 'what-follows-publish',
      heading: 'What follows Publish',
      blocks: [
        {
          kind: 'text',
          text: 'Name, picture, greeting, suggestions, colours, corner, custom CSS and knowledge belong to the published version. Press Publish and pages show the new one, with code that was pasted long ago.',
        },
        {
          kind: 'text',
          text: 'A page that is open keeps what it has until it is loaded again. Drafts never reach a visitor.',
        },
      ],
    },
    {
      id: 'allowed-websites',
      heading: 'Allowed websites',
      blocks: [
        {
          kind: 'text',
          text: 'Without an entry an agent can stand on any website. With entries under Allowed websites on the agent’s overview, browsers show it on those alone: give the origin, such as `https://www.example.com`, once with `www` and once without if you use both.',
        },
        {
          kind: 'note',
          title: 'It is published, too',
          text: 'A new entry counts from the next Publish on.',
        },
      ],
    },
    {
      id: 'content-security-policy',
      heading: 'Content security policy',
      blocks: [
        {
          kind: 'text',
          text: 'Where your website has one, it must allow our script and our frame.',
        },
        {
          kind: 'text',
          text: `How it looks is yours to change: [Styling](${paths.docsPage.href('styling')}).`,
        },
      ],
      snippet: {
        title: 'Content-Security-Policy',
        code: 'script-src {origin};\nframe-src {origin};',
      },
    },
  ],
}
