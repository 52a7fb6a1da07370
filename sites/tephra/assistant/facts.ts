export * from '../../outcrop/assistant/facts.ts';
