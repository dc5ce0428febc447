import type { MatrixRows } from '../matrix/row.ts'

/** Files. */
export const filesRows: MatrixRows = {
  'files.file.create': {
    input: ({ region, workspaceId, agentId }) => ({
      params: { region },
      body: { agentId, userId: workspaceId, base64Payload: 'SGVsbG8=', targetPath: 'documents/hello.txt' },
    }),
    fills: true,
  },
}
