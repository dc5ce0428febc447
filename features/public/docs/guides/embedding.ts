import { paths } from '#features/shared/paths.ts'
import type { Guide } from '../guide.types.ts'
import { embedSnippet } from './embed-snippets.ts'

/** The ways onto a page, and what they follow. */
export const embedding: Guide = {
  slug: 'embedding',
  title: 'Embedding',
  lead: 'Three ways to put an agent on a page, where it may appear, and what changes when you publish.',
  sections: [
    {
      id: 'popup',
      heading: 'A bubble on every page',
      alsoCalled:
        'embed, install or add the widget on WordPress; chat button; JavaScript, open or close the chat',
      blocks: [
        {
          kind: 'text',
          text: 'The script draws a bubble in a lower corner of the page and opens the chat over it. Paste it once, before `</body>`.',
        },
        {
          kind: 'text',
          text: 'WordPress, Wix, Squarespace, Shopify and Webflow take it where they offer custom code or an HTML block for all pages.',
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
      alsoCalled: 'inline chat, full page, embedded in a div',
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
      alsoCalled: 'iframe',
      blocks: [{ kind: 'text', text: 'For site builders that allow no scripts. It shows the same chat.' }],
      snippet: embedSnippet('iframe'),
    },
    {
      id: 'what-follows-publish',
      heading: 'What follows Publish',
      alsoCalled: 'publish changes, old version still shown, cache',
      blocks: [
        {
          kind: 'text',
          text: 'Name, picture, greeting, suggestions, colours, corner and custom CSS belong to the published version. Press Publish and pages show the new one, with code that was pasted long ago. Knowledge is not part of a version: what you add or remove counts from the next question on.',
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
      alsoCalled: 'allow a domain, whitelist, restrict where it runs',
      blocks: [
        {
          kind: 'text',
          text: 'Without an entry an agent can appear on any website. With entries under Allowed websites on the agent’s Widget tab, browsers show it on those alone: give the origin, such as `https://www.example.com`, once with `www` and once without if you use both.',
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
      alsoCalled: 'CSP',
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
