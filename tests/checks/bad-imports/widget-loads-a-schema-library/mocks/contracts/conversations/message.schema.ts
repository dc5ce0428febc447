export { textSchema as messageSchema } from './text.schema.ts'
