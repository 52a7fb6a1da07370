export * from '../../outcrop/assistant/ways-to-ask.ts';
