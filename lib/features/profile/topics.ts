/** What an account may ask to hear of. The words of each are `profile.topics` in content/messages. */
export const TOPICS = ['product-news', 'maintenance', 'events', 'security'] as const;
export type Topic = (typeof TOPICS)[number];
