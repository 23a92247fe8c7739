/** Functions of the server that a page calls: JSON in, JSON out. They answer on the main site and on every sub-site. */
export const functionAddresses = {
  interpretCalculator: '/functions/v1/ai-interpret-calculator',
  analyseSleep: '/functions/v1/sleep-ai-analysis',
  chat: '/functions/v1/claude-chat',
  blogAi: '/functions/v1/blog-ai-optimizer',
} as const;

export type FunctionName = keyof typeof functionAddresses;
