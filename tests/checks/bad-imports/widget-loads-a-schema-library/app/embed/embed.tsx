import { messageSchema } from '#mocks/contracts/conversations/message.schema.ts'

export const schema = messageSchema
