import { testEveryFlow } from './test-every-flow.ts';

testEveryFlow({ seed: 13, faults: 3200, tags: ['long'] });
