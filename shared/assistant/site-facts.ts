/** What the assistant knows of the chosen site. */
export { siteAnswers, siteAsks, siteKeys } from '#site/assistant/answers.ts';
export { siteFacts } from '#site/assistant/facts.ts';
export { siteTopics } from '#site/assistant/topics.ts';
export { siteWaysToAsk } from '#site/assistant/ways-to-ask.ts';
