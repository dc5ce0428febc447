export const agentsWords = 'Agents'
