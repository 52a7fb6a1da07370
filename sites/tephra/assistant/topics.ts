export * from '../../outcrop/assistant/topics.ts';
