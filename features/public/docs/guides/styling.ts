import { publicParts, scopeTokens } from '#mocks/contracts/styling/public-parts.ts'
import type { Guide } from '../guide.types.ts'

const codeList = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** What of the widget may be restyled: made from the list the product itself keeps to. */
export const styling: Guide = {
  slug: 'styling',
  title: 'Styling',
  lead: 'Colours, type and corners by tokens, and every part of the chat by its class.',
  sections: [
    {
      id: 'where',
      heading: 'Where CSS goes',
      alsoCalled: 'custom CSS, change colours, theme, look, branding',
      blocks: [
        {
          kind: 'text',
          text: 'On the agent’s Widget tab, Colours has the theme, and Custom CSS is a field for CSS of your own. The AI CSS Assistant writes it from a request in words and shows what it changes before you keep it.',
        },
        {
          kind: 'text',
          text: 'Custom CSS reaches the widget alone, in every place it is shown. It comes after our own styles, so `!important` is never needed. What loads from elsewhere, covers the page or hides what visitors must reach is taken out when it is saved.',
        },
      ],
    },
    {
      id: 'tokens',
      heading: 'Tokens',
      alsoCalled: 'CSS variables, custom properties, dark mode, fonts',
      blocks: [
        {
          kind: 'text',
          text: 'Set on `.vg-scope` a token changes everything that reads it, in light and in dark.',
        },
        { kind: 'terms', label: 'Tokens of the widget', items: Object.entries(scopeTokens) },
      ],
      snippet: {
        title: 'Tokens',
        code: '.vg-scope {\n  --primary: #0f766e;\n  --radius-pill: 12px;\n}',
      },
    },
    {
      id: 'parts',
      heading: 'Parts',
      alsoCalled: 'CSS classes, selectors',
      blocks: [
        {
          kind: 'text',
          text: 'Classes that begin with `vg-` stay what they are; those that begin with `vg-_` are ours and may change any day. Each part is listed with the tokens it reads: set on the part, they change it alone.',
        },
        {
          kind: 'terms',
          label: 'Parts of the widget',
          items: publicParts.map(({ selector, name, tokens }) => [
            selector,
            `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${codeList(tokens)}`,
          ]),
        },
      ],
      snippet: {
        title: 'One part',
        code: '.vg-widget__header {\n  border-bottom: 1px solid #0f766e;\n}\n\n.vg-widget__send {\n  --radius-pill: 6px;\n}',
      },
    },
  ],
}
