export * from '../../outcrop/assistant/answers.ts';
