import * as z from 'zod/mini'
import { regions } from './region.ts'

/** One of the two regions. */
export const regionSchema = z.enum(regions)
