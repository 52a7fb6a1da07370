import { testEveryFlow } from './test-every-flow.ts';

testEveryFlow({ seed: 21, faults: 600, overHttp: true, tags: ['long'] });
