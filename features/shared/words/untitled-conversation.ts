/** What a conversation is called in which nothing was asked. */
export const untitledConversation = 'A conversation without messages'
