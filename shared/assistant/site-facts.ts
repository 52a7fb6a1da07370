/** The facts of the chosen site for the assistant. */
export { siteAnswers, siteAsks, siteKeys } from '#site/assistant/answers.ts';
export { siteFacts } from '#site/assistant/facts.ts';
export { siteTopics } from '#site/assistant/topics.ts';
export { siteWaysToAsk } from '#site/assistant/ways-to-ask.ts';
