import { testEveryFlow } from './test-every-flow.ts';

testEveryFlow({ seed: 8, faults: 3200, tags: ['long'] });
