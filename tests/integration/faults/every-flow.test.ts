import { testEveryFlow } from './test-every-flow.ts';

testEveryFlow({ seed: 3, faults: 500 });
