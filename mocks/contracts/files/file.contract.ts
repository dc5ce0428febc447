import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { emptyFile, sizeRefusal, uploadPurposes } from './upload-rules.ts'

/** A file as it was stored (spec 1 §3, File upload result). */
export const uploadedFileSchema = z.object({
  /** Address on this host, `/files/…`; public, and the same for ever. */
  url: z.string(),
  /** Where it lies in the file store; made by the server. */
  path: z.string(),
  id: z.string(),
  /** Its record: `files/{id}`. */
  dbFilePath: z.string(),
  filename: z.string(),
  /** Thousands of bytes, one decimal. */
  sizeKB: z.number(),
})
export type UploadedFile = z.infer<typeof uploadedFileSchema>

/** Stores a file of an agent (spec 1 §3, §7). The bytes decide what it is, and the server where it lies. */
export const uploadFile = defineContract({
  id: 'files.file.create',
  method: 'POST',
  path: '/api/:region/rpc/uploadFile',
  needs: ofAgent('editAgents'),
  summary: 'Stores a picture or a document of an agent.',
  spec: 'spec 1 §3, §5, §7',
  params: z.object({ region: regionSchema }),
  bodyLimit: 7_000_000,
  body: z.object({
    agentId: agentIdSchema,
    /** The agent's workspace, or the caller's own account. */
    userId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The file, in base64; a data URL is taken too. */
    base64Payload: z
      .string()
      .check(z.minLength(1, emptyFile), z.maxLength(6_700_000, sizeRefusal(uploadPurposes.files))),
    /** A hint at what it is for: `pictures/logo.png`. Never where it is stored. */
    targetPath: z.string().check(z.maxLength(1000)),
    /** Kept for a day only. @default false */
    temporary: z.optional(z.boolean()),
  }),
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({ data: uploadedFileSchema }),
    /** 403 `limit_reached`: the workspace keeps as much as it may. 422: the reason in `fields.base64Payload`. */
    ...errors(401, 403, 404, 413, 422, 429, 503),
  },
})
