import * as z from 'zod/mini'
import { isHttpsUrl } from '../shared/https-url.ts'

/** A picture this server stored: `/files/{region}/{workspace}/{agent}/{file}`. */
const stored = /^\/files\/(eu|na)\/[\w-]{1,64}\/[\w-]{1,64}\/(tmp-)?[0-9a-f-]{36}\.(png|webp)$/

/** Where a picture may lie: nowhere, with us, or on the web behind https. Data, scripts and other schemes never. */
export const pictureUrlSchema = z.string().check(
  z.maxLength(2048),
  z.refine((url) => url === '' || stored.test(url) || isHttpsUrl(url), {
    error: 'Please upload a picture, or use an https:// address.',
  }),
)
