import { allPages } from '../examples/all-pages.ts'
import type { Guide } from '../guide.types.ts'

/** Reading lists. */
export const paging: Guide = {
  slug: 'paging',
  title: 'Lists',
  lead: 'How to read a list to its end, however long it is.',
  sections: [
    {
      id: 'pages',
      heading: 'Pages',
      alsoCalled: 'pagination, next page, more results',
      blocks: [
        {
          kind: 'text',
          text: 'A list comes in pages: `items`, and `nextCursor`, which is null on the last one. Send it as `cursor` for the next page. A cursor means nothing by itself and belongs to the list it came from.',
        },
        {
          kind: 'terms',
          label: 'Parameters of lists',
          items: [
            ['limit', 'Items of a page, from 1 to 100. 50 where none is given.'],
            ['cursor', '`nextCursor` of the page before; none for the first page.'],
          ],
        },
      ],
      example: allPages,
    },
    {
      id: 'while-reading',
      heading: 'What changes while you read',
      blocks: [
        {
          kind: 'text',
          text: 'In a list that is ordered by the last change, what changes meanwhile moves to its start. Where that matters, read agents by name with `sort=title`.',
        },
      ],
    },
  ],
}
