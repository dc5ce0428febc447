import type { MatrixRows } from '../matrix/row.ts'

const savedColours = {
  name: 'Matrix',
  primary: '#B4532A',
  nineColorPallet: Array.from({ length: 10 }, () => [18, 62, 44]),
  themeType: 'light',
}

/** Styling. */
export const stylingRows: MatrixRows = {
  'styling.theme.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'styling.theme.save': {
    input: ({ region, workspaceId }) => ({
      params: { region, themeId: 'theme-matrix-001' },
      body: { workspaceId, ...savedColours },
    }),
    fills: true,
  },
  'styling.theme.remove': {
    input: ({ region, workspaceId }) => ({
      params: { region, themeId: 'theme-matrix-001' },
      query: { workspaceId },
    }),
  },
  'styling.css.create': {
    input: ({ workspaceId, agentId }) => ({
      body: {
        messages: [{ role: 'user', content: 'make the chat bubble purple' }],
        currentCSS: '',
        userData: { uid: workspaceId },
        agentID: agentId,
        bucket: 'voiceglow-eu',
      },
    }),
  },
}
