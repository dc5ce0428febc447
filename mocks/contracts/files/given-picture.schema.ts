import * as z from 'zod/mini'
import { ownPictures, sizeRefusal } from './upload-rules.ts'

/**
 * A picture someone gives: a data URL of at most 0.5 MB, which is decoded, encoded anew and stored; the address of
 * the stored one, which changes nothing; or nothing, which removes it.
 */
export const givenPictureSchema = z.string().check(z.maxLength(700_000, sizeRefusal(ownPictures)))
