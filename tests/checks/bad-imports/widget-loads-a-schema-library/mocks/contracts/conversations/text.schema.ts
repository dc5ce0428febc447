import * as z from 'zod/mini'

export const textSchema = z.string()
