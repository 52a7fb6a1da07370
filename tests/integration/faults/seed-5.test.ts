import { testEveryFlow } from './test-every-flow.ts';

testEveryFlow({ seed: 5, faults: 3200, tags: ['long'] });
